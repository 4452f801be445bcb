"""``claimver models`` as a user calls it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from claimver_core.cli import main
from claimver_core.models.manager import model_file
from claimver_core.models.manager.catalogue import catalogue
from claimver_core.models.manager.hub import ENDPOINT_VARIABLE
from claimver_core.models.manager.memory import gigabytes
from tests.hub_server import HubServer

Run = Callable[..., tuple[int, str, str]]
NAME = catalogue()[0].name


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Runs the command in a data folder of its own: status, standard output, standard error."""
    monkeypatch.setattr(model_file, "_try", lambda *_: None)

    def run(*arguments: object) -> tuple[int, str, str]:
        status = main(["models", *map(str, arguments), "--data-dir", str(tmp_path / "data")])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return run


def test_the_list_tells_what_there_is_and_what_suits(run: Run, tiny_llama_path: Path) -> None:
    status, out, _ = run("list")
    assert status == 0
    assert "This computer: " in out
    assert "Installed: none" in out
    for model in catalogue():
        assert model.name in out
    run("import", tiny_llama_path, "--in-place", "--name", "mine")
    run("use", "mine")
    out = run("list")[1]
    assert "* mine" in out
    value = json.loads(run("list", "--json")[1])
    assert value["in_use"] == "mine"
    assert value["machine"]["memory"] > 0
    assert [model["name"] for model in value["installed"]] == ["mine"]
    assert [model["name"] for model in value["catalogue"]] == [model.name for model in catalogue()]
    assert all(model["fit"] and model["reason"] for model in value["catalogue"])


def test_a_download_says_what_is_fetched_and_from_where(run: Run, hub: HubServer) -> None:
    status, out, err = run("download", NAME)
    assert status == 0
    assert f"from {hub.address}" in err
    assert catalogue()[0].repository in err
    assert "nothing else is sent" in err
    assert f"claimver models use {NAME}" in err
    assert NAME in out
    value = json.loads(run("use", NAME, "--json")[1])
    assert value == {"in_use": NAME}
    assert json.loads(run("list", "--json")[1])["installed"][0]["sha256"] == hub.sha256


def test_a_broken_download_is_listed_resumed_and_removed(run: Run, hub: HubServer) -> None:
    hub.faults = ["cut:150000", "status:404"]
    status, out, err = run("download", NAME)
    assert (status, out) == (1, "")
    assert "404" in err
    assert f"150 kB of {gigabytes(len(hub.content))} have arrived" in run("list")[1]
    status, out, _ = run("remove", NAME)
    assert status == 0
    assert "had arrived" in out
    hub.faults = ["cut:150000", "status:404"]
    run("download", NAME)
    assert run("download", NAME)[0] == 0
    assert hub.ranges[-1] == "bytes=150000-"


def test_importing_using_and_removing(run: Run, tiny_llama_path: Path) -> None:
    value = json.loads(run("import", tiny_llama_path, "--json")[1])
    assert (value["name"], value["own"], value["in_use"]) == ("tiny", True, False)
    assert json.loads(run("use", "none", "--json")[1]) == {"in_use": None}
    assert "Tiny was deleted" in run("remove", "tiny")[1]
    assert tiny_llama_path.exists()
    run("import", tiny_llama_path, "--in-place")
    assert "its file stays" in run("remove", "tiny")[1]


@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (("download", "nonesuch"), 2, "The catalogue has no model"),
        (("use", "nonesuch"), 2, "No model 'nonesuch' is installed"),
        (("remove", "nonesuch"), 2, "no model 'nonesuch'"),
        (("remove", NAME), 2, "No model"),
        (("import", "missing.gguf"), 3, "cannot be read"),
        (("import", __file__), 3, "not a GGUF model"),
    ],
)
def test_wrong_use_ends_in_a_message(arguments: tuple[str, ...], status: int, words: str, run: Run) -> None:
    found, out, err = run(*arguments)
    assert (found, out) == (status, "")
    assert words in err


def test_without_a_network_the_list_works_and_a_download_tells(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENDPOINT_VARIABLE, "http://127.0.0.1:9")
    assert run("list")[0] == 0
    status, _, err = run("download", NAME)
    assert status == 1
    assert "cannot be reached" in err
