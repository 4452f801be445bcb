"""``claimver models``: the language models that there are, and which of them is in use."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from claimver_core.commands.common import common_options
from claimver_core.commands.models_text import installed_lines, machine_line, offered_lines
from claimver_core.commands.terminal import ByteBar, note, stop_on_interrupt, terminal_width
from claimver_core.errors import UsageError
from claimver_core.locations import data_dir
from claimver_core.models.machine import this_machine
from claimver_core.models.manager.catalogue import catalogue_model
from claimver_core.models.manager.download import Download
from claimver_core.models.manager.hub import endpoint
from claimver_core.models.manager.import_file import import_file
from claimver_core.models.manager.installed import InstalledModel, InstalledModels
from claimver_core.models.manager.memory import gigabytes
from claimver_core.models.manager.overview import installed_object, overview, overview_object
from claimver_core.reports.json_report import to_json

SUMMARY = "list, download, import, remove and choose language models"
DETAILS = """\
A language model is needed for the methods claimver, faaf and direct alone. Only "models download" uses the
network: it asks the hub for the named file, and sends nothing else. The variable HF_ENDPOINT names another
hub. A download that was stopped goes on where it stopped."""

NONE = "none"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True, help="what to do:")
    _action(actions, "list", "show the models here and in the catalogue, and which suit this computer")
    inner = _action(actions, "download", "fetch a model of the catalogue from the hub")
    inner.add_argument("name", metavar="NAME", help="its name in the catalogue")
    inner = _action(actions, "import", "add a GGUF file that you have")
    inner.add_argument("path", metavar="FILE", type=Path, help="the file")
    inner.add_argument("--in-place", action="store_true", help="use the file where it is, without a copy")
    inner.add_argument("--name", default="", help="what to call it (default: by the name of the file)")
    inner = _action(actions, "remove", "delete a model, or what has arrived of one")
    inner.add_argument("name", metavar="NAME", help="the model's name")
    inner = _action(actions, "use", "choose the model that the methods ask")
    inner.add_argument("name", metavar="NAME", help=f'the model\'s name, or "{NONE}"')


def _action(actions: Any, name: str, summary: str) -> argparse.ArgumentParser:
    inner: argparse.ArgumentParser = actions.add_parser(
        name, help=summary, description=f"{summary[0].upper()}{summary[1:]}.", parents=[common_options()]
    )
    inner.add_argument("--json", action="store_true", help="write the result as JSON")
    return inner


def run(options: argparse.Namespace) -> int:
    """Returns the exit status 0; what fails is raised."""
    models = InstalledModels(data_dir(options.data_dir))
    actions = {"list": _list, "download": _download, "import": _import, "remove": _remove, "use": _use}
    actions[options.action](options, models)
    return 0


def _list(options: argparse.Namespace, models: InstalledModels) -> None:
    found = overview(models, this_machine())
    if options.json:
        print(to_json(overview_object(found), indent=2))
        return
    print(
        "\n".join(
            [
                machine_line(found.machine),
                "",
                *installed_lines(found),
                "",
                *offered_lines(found, terminal_width()),
            ]
        )
    )


def _download(options: argparse.Namespace, models: InstalledModels) -> None:
    model = catalogue_model(options.name)
    found = model.suits(this_machine())
    if not found.fit.usable:
        raise UsageError(f"{model.title}: {found.reason}", "Choose a smaller one: claimver models list")
    note(
        f"fetching {model.file} of {model.repository} from {endpoint()} (about {gigabytes(model.size)}, "
        f"licence {model.licence}). The request names this file; nothing else is sent."
    )
    with ByteBar(options.progress) as bar, stop_on_interrupt() as stopped:
        added = Download(model, models).run(bar, stopped)
    _tell(options, models, added, f"{added.title} is here: {added.path}")


def _import(options: argparse.Namespace, models: InstalledModels) -> None:
    with ByteBar(options.progress) as bar, stop_on_interrupt() as stopped:
        added = import_file(
            options.path,
            models,
            copy=not options.in_place,
            name=options.name,
            progress=bar,
            cancelled=stopped,
        )
    _tell(options, models, added, f"{added.title} was added as {added.name}.")


def _remove(options: argparse.Namespace, models: InstalledModels) -> None:
    if any(model.name == options.name for model in models.all()):
        removed = models.remove(options.name)
        done = "was deleted" if removed.own else f"was taken off the list; its file stays at {removed.path}"
        _say(options, {"removed": options.name}, f"{removed.title} {done}.")
        return
    download = Download(catalogue_model(options.name), models)
    if download.partial is None:
        models.get(options.name)
    download.discard()
    _say(options, {"removed": options.name}, f"What had arrived of {options.name} was deleted.")


def _use(options: argparse.Namespace, models: InstalledModels) -> None:
    if options.name == NONE:
        models.use_none()
        _say(options, {"in_use": None}, "No language model is in use.")
        return
    chosen = models.use(options.name)
    _say(options, {"in_use": chosen.name}, f"{chosen.title} is in use by the methods that ask a model.")


def _tell(options: argparse.Namespace, models: InstalledModels, added: InstalledModel, words: str) -> None:
    """Says what was added, and how to use it."""
    used = models.in_use()
    _say(options, installed_object(added, used), words)
    if used is None:
        note(f"to use it: claimver models use {added.name}")


def _say(options: argparse.Namespace, values: dict[str, Any], words: str) -> None:
    print(to_json(values, indent=2) if options.json else words)
    sys.stdout.flush()
