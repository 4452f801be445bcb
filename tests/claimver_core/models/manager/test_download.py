"""Downloads from a hub that fails in every way it can."""

from __future__ import annotations

import errno
import os
import shutil
import signal
import subprocess
import sys
import time
from collections import namedtuple
from pathlib import Path

import pytest

from claimver_core.errors import Cancelled, StorageError, UsageError
from claimver_core.models.manager import download as module
from claimver_core.models.manager import model_file
from claimver_core.models.manager.catalogue import CatalogueModel
from claimver_core.models.manager.download import Download
from claimver_core.models.manager.hub import ENDPOINT_VARIABLE, DownloadFailed
from claimver_core.models.manager.installed import InstalledModels
from claimver_core.models.manager.model_file import UnfitModel
from claimver_core.models.manager.records import write_record
from claimver_core.types import Progress
from tests.hub_server import COMMIT, HubServer
from tests.tiny_llama import write_tiny_llama

Usage = namedtuple("Usage", "total used free")


@pytest.fixture(autouse=True)
def _quick_trial(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Only the first test lets llama.cpp try the file: its process takes a second."""
    if request.node.name != "test_a_model_is_fetched_checked_and_recorded":
        monkeypatch.setattr(model_file, "_try", lambda *_: None)


@pytest.fixture
def fetch(wanted: CatalogueModel, models: InstalledModels) -> Download:
    return Download(wanted, models)


def _arrived(models: InstalledModels, hub: HubServer, wanted: CatalogueModel) -> bool:
    """Whether the model is installed, byte by byte what the hub has, and nothing else is left."""
    whole = models.get(wanted.name).path.read_bytes() == hub.content
    left = [path.name for path in models.folder.iterdir() if not path.name.startswith(".")]
    return whole and sorted(left) == [f"{wanted.name}.gguf", f"{wanted.name}.json"]


def test_a_model_is_fetched_checked_and_recorded(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    told: list[Progress] = []
    added = fetch.run(told.append)
    assert _arrived(models, hub, wanted)
    assert added == models.get(wanted.name)
    assert (added.sha256, added.size, added.own) == (hub.sha256, len(hub.content), True)
    assert added.title == wanted.title
    assert added.source == f"{hub.address}/{wanted.repository} at {COMMIT}"
    assert told[0].stage == "Asking the hub"
    assert told[-1] == Progress("Checking", added.size, added.size)
    with pytest.raises(UsageError, match="already"):
        fetch.run()


def test_what_is_sent_says_nothing_of_the_user(
    hub: HubServer, fetch: Download, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_TOKEN", "hf_secret")
    fetch.run()
    for _, path, headers in hub.requests:
        assert "hf_secret" not in str(headers)
        assert "authorization" not in headers
        assert "torch" not in headers["user-agent"]
        assert "?" not in path


@pytest.mark.parametrize("fault", ["cut:100000", "short", "status:503", "status:403", "status:429"])
def test_a_passing_fault_is_got_over_without_fetching_twice(
    fault: str, hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = [fault, "", ""]
    fetch.run()
    assert _arrived(models, hub, wanted)
    received = {"cut:100000": 100_000, "short": len(hub.content) // 2}.get(fault)
    assert hub.ranges == [None, f"bytes={received}-" if received else None]


def test_many_cuts_are_got_over_as_long_as_bytes_come(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["cut:40000"] * 11
    fetch.run()
    assert _arrived(models, hub, wanted)
    assert hub.ranges[1:] == [f"bytes={40_000 * number}-" for number in range(1, 12)]


def test_a_hub_that_never_sends_a_byte_is_given_up(hub: HubServer, fetch: Download) -> None:
    hub.faults = ["status:503"] * 99
    with pytest.raises(DownloadFailed, match="503"):
        fetch.run()
    assert len(hub.ranges) == module.TRIES


def test_an_interrupted_download_goes_on_later(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["cut:200000", *["status:500"] * 99]
    with pytest.raises(DownloadFailed, match="500") as raised:
        fetch.run()
    assert "kept" in raised.value.remedy
    again = Download(wanted, models)
    assert again.partial is not None
    assert (again.partial.done, again.partial.size) == (200_000, len(hub.content))
    hub.faults = []
    again.run()
    assert _arrived(models, hub, wanted)
    assert hub.ranges[-1] == "bytes=200000-"


def test_a_server_that_sends_all_again_loses_nothing_and_garbles_nothing(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["cut:100000", "whole"]
    fetch.run()
    assert _arrived(models, hub, wanted)


@pytest.mark.parametrize(
    ("faults", "words"),
    [
        (["cut:100000", "ahead"], "another part"),
        (["more"], "more than it announced"),
        (["status:404"], "error 404"),
        (["circle"], "without end"),
    ],
)
def test_a_server_that_misbehaves_ends_in_a_message_and_keeps_what_is_good(
    faults: list[str], words: str, hub: HubServer, fetch: Download, models: InstalledModels
) -> None:
    hub.faults = faults
    with pytest.raises(DownloadFailed, match=words):
        fetch.run()
    assert models.all() == []
    partial = fetch.partial
    kept = 100_000 if len(faults) == 2 else 0
    assert partial is None or hub.content.startswith((models.folder / "qwen3-0.6b.part").read_bytes())
    assert (partial.done if partial else 0) >= kept


def test_other_bytes_than_announced_are_deleted(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["garbled"]
    with pytest.raises(DownloadFailed, match=hub.sha256[:12]) as raised:
        fetch.run()
    assert "proxy" in raised.value.remedy
    assert (fetch.partial, models.all()) == (None, [])
    fetch.run()
    assert _arrived(models, hub, wanted)


def test_redirects_are_followed(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["redirect"]
    fetch.run()
    assert _arrived(models, hub, wanted)
    assert hub.requests[-1][1] == "/elsewhere"


def test_a_part_of_another_version_of_the_file_is_not_used(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel, tmp_path: Path
) -> None:
    hub.faults = ["cut:200000", *["status:404"]]
    with pytest.raises(DownloadFailed):
        fetch.run()
    newer = HubServer(write_tiny_llama(tmp_path / "newer.gguf", seed=8).read_bytes())
    os.environ[ENDPOINT_VARIABLE] = newer.address
    fetch.run()
    newer.stop()
    assert newer.ranges == [None]
    assert _arrived(models, newer, wanted)


def test_a_full_disk_is_told_before_anything_is_fetched(
    hub: HubServer, fetch: Download, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shutil, "disk_usage", lambda _: Usage(10**12, 10**12, 200_300_000))
    with pytest.raises(StorageError, match="too full") as raised:
        fetch.run()
    assert "--data-dir" in raised.value.remedy
    assert hub.ranges == []


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_disk_that_fills_up_meanwhile_is_told(
    hub: HubServer, fetch: Download, models: InstalledModels
) -> None:
    (models.prepare() / "qwen3-0.6b.part").symlink_to("/dev/full")
    note = {"sha256": hub.sha256, "size": len(hub.content)}
    write_record(models.folder / "qwen3-0.6b.part.json", note)
    with pytest.raises(StorageError, match=os.strerror(errno.ENOSPC)) as raised:
        fetch.run()
    assert "goes on where it stopped" in raised.value.remedy


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is a Unix one")
def test_a_disk_that_cannot_hold_so_large_a_file_is_told(
    hub: HubServer, fetch: Download, wanted: CatalogueModel, models: InstalledModels
) -> None:
    import resource

    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (300_000, before[1]))
    try:
        with pytest.raises(StorageError, match="size"):
            fetch.run()
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
    fetch.run()
    assert _arrived(models, hub, wanted)
    assert hub.ranges[-1] == "bytes=300000-"


def test_cancelling_keeps_what_arrived(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["slow"]
    with pytest.raises(Cancelled):
        fetch.run(cancelled=lambda: len(hub.ranges) > 0 and (fetch.partial or _NOTHING).done > 0)
    assert fetch.partial is not None
    fetch.run()
    assert _arrived(models, hub, wanted)


_NOTHING = module.Partial(0, 0)


@pytest.mark.parametrize(
    ("status", "headers", "words"),
    [
        (401, {"X-Error-Code": "GatedRepo"}, "registered users"),
        (401, {"X-Error-Code": "RepoNotFound"}, "has no file"),
        (404, {"X-Error-Code": "EntryNotFound"}, "has no file"),
        (500, {}, "error 500"),
    ],
)
def test_what_the_hub_refuses_is_explained(
    status: int, headers: dict[str, str], words: str, hub: HubServer, fetch: Download
) -> None:
    hub.head_status, hub.head_headers = status, headers
    with pytest.raises(DownloadFailed, match=words) as raised:
        fetch.run()
    assert raised.value.remedy


def test_a_file_without_size_or_hash_is_not_fetched(hub: HubServer, fetch: Download) -> None:
    hub.size = None
    with pytest.raises(DownloadFailed, match="no size or hash"):
        fetch.run()
    hub.size, hub.sha256 = 5, "0123456789abcdef0123456789abcdef01234567"  # the hash of git, not of the file
    with pytest.raises(DownloadFailed, match="no size or hash"):
        fetch.run()
    assert hub.ranges == []


def test_a_hub_out_of_reach_is_told(fetch: Download, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(ENDPOINT_VARIABLE, "http://127.0.0.1:9")
    with pytest.raises(DownloadFailed, match="cannot be reached") as raised:
        fetch.run()
    assert "import" in raised.value.remedy


@pytest.mark.parametrize("address", ["http://[", "nonsense", "http://host:x"])
def test_a_bad_address_of_a_hub_ends_in_a_message(
    address: str, fetch: Download, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(ENDPOINT_VARIABLE, address)
    with pytest.raises(UsageError, match=ENDPOINT_VARIABLE):
        fetch.run()


def test_a_model_that_cannot_run_here_is_not_installed(
    models: InstalledModels, wanted: CatalogueModel, hub: HubServer, tmp_path: Path
) -> None:
    other = HubServer(write_tiny_llama(tmp_path / "base.gguf", chat_template=None).read_bytes())
    os.environ[ENDPOINT_VARIABLE] = other.address
    with pytest.raises(UnfitModel, match="chat template"):
        Download(wanted, models).run()
    other.stop()
    assert models.all() == []


def test_two_downloads_of_a_model_do_not_meet(
    hub: HubServer, fetch: Download, models: InstalledModels, wanted: CatalogueModel
) -> None:
    met: list[Exception] = []

    def meet() -> None:
        hub.after_head = lambda: None
        with pytest.raises(UsageError, match="Another ClaimVer") as raised:
            Download(wanted, models).run()
        met.append(raised.value)

    fetch.run(lambda step: meet() if step.stage == "Asking the hub" else None)
    assert met
    assert _arrived(models, hub, wanted)


def test_a_killed_download_goes_on_where_it_stopped(
    hub: HubServer, models: InstalledModels, wanted: CatalogueModel
) -> None:
    hub.faults = ["wait"]
    command = [sys.executable, "-m", "claimver_core.cli", "--data-dir", str(models.folder.parent)]
    process = subprocess.Popen([*command, "models", "download", wanted.name], stderr=subprocess.DEVNULL)
    part = models.folder / f"{wanted.name}.part"
    end = time.monotonic() + 60
    while not (part.exists() and part.stat().st_size > 30_000) and time.monotonic() < end:
        time.sleep(0.02)
    process.send_signal(signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    process.wait()
    hub.go.set()
    survived = part.stat().st_size
    assert 30_000 < survived < len(hub.content)
    Download(wanted, models).run()
    assert hub.ranges == [None, f"bytes={survived}-"]
    assert _arrived(models, hub, wanted)
