"""The options that say how claims are judged."""

from __future__ import annotations

import argparse
from pathlib import Path

from claimver_core.commands.terminal import note, positive_number
from claimver_core.errors import UsageError
from claimver_core.locations import data_dir
from claimver_core.verification.method import COMPACT, METHODS, Method, Server

DETAILS = f"""
Methods:
{chr(10).join(f"  {name:10}{about}" for name, about in METHODS.items())}
All but {COMPACT} ask a language model: the one in use ("claimver models use"), a GGUF file (--model), or a
server (--server). Texts go to no server but one that --server names."""


def add_method_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds them to a command's parser."""
    parser.add_argument(
        "--method",
        choices=METHODS,
        default=COMPACT,
        help="the verifier to use, see below (default: %(default)s)",
    )
    add_model_arguments(parser)


def add_model_arguments(parser: argparse.ArgumentParser) -> None:
    """Adds those that say which language model is asked, and how."""
    parser.add_argument(
        "--model",
        metavar="FILE",
        help="the language model to ask: a GGUF file, or the name of an installed model",
    )
    parser.add_argument(
        "--server",
        metavar="ADDRESS",
        help="ask an OpenAI-compatible server, such as http://localhost:8080/v1; texts are sent there",
    )
    parser.add_argument(
        "--server-model",
        metavar="NAME",
        default="",
        help="the model's name on the server (default: its first)",
    )
    parser.add_argument(
        "--server-key",
        metavar="VARIABLE",
        default="",
        help="the environment variable that holds the server's key",
    )
    parser.add_argument(
        "--votes",
        type=positive_number,
        metavar="N",
        default=1,
        help="ask the model so often, with other seeds; the majority decides (default: %(default)s)",
    )
    parser.add_argument(
        "--two-answers",
        action="store_true",
        help="faaf: the model may answer true or false, and no “not clear”",
    )
    parser.add_argument(
        "--no-citations", action="store_true", help="faaf: the model need not cite the evidence"
    )


def method_of(options: argparse.Namespace) -> Method:
    """The method that the options name; a server elsewhere is warned of. Raises UsageError."""
    server = None
    if options.server:
        server = Server(options.server, options.server_model, options.server_key)
    elif options.server_model or options.server_key:
        raise UsageError("--server-model and --server-key go with --server.")
    method = Method(
        options.method,
        model=_model(options) if options.model else None,
        server=server,
        votes=options.votes,
        unclear=not options.two_answers,
        citations=not options.no_citations,
    ).check()
    if not method.generative and (options.model or server):
        raise UsageError(f"The method {method.name} asks no language model.", "Choose another with --method.")
    if server is not None and server.warning:
        note(server.warning)
    return method


def _model(options: argparse.Namespace) -> Path:
    """The file, or that of the installed model of this name."""
    path = Path(options.model)
    if path.exists() or path.suffix.lower() == ".gguf" or len(path.parts) > 1:
        return path
    from claimver_core.models.manager.installed import InstalledModels

    return InstalledModels(data_dir(options.data_dir)).get(options.model).path
