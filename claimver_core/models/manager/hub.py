"""What the model hub says of a file, asked through huggingface_hub, and what its errors mean for a user.

Nothing that tells who asks goes along: no account, no token, and none of the library's own figures on this
computer. The variable HF_ENDPOINT names another server that speaks the hub's protocol.
"""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from urllib.parse import urlsplit

from claimver_core.errors import ClaimVerError, UsageError

HUB = "https://huggingface.co"
ENDPOINT_VARIABLE = "HF_ENDPOINT"
TIMEOUT = 15.0  # seconds for an answer, and between two pieces of a file
_PASSING = (403, 408, 416, 429)  # an expired address, slowness, a range that the server refuses, haste
_SHA256 = re.compile(r"[0-9a-f]{64}")


class DownloadFailed(ClaimVerError):
    """A model could not be fetched; what arrived of it is kept. ``passing`` when trying again may help."""

    def __init__(self, what: str, remedy: str = "", *, passing: bool = False) -> None:
        super().__init__(what, remedy)
        self.passing = passing


@dataclass(frozen=True, slots=True)
class HubFile:
    """A file as the hub announces it: the commit that it belongs to, where its bytes are, its ``size`` in
    bytes and its hash."""

    repository: str
    file: str
    commit: str
    address: str
    size: int
    sha256: str


def endpoint() -> str:
    """The address of the hub; raises UsageError when HF_ENDPOINT holds none."""
    address = os.environ.get(ENDPOINT_VARIABLE, "").rstrip("/") or HUB
    try:
        parts = urlsplit(address)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        usable = False
    if not usable:
        raise UsageError(
            f"The variable {ENDPOINT_VARIABLE} holds {address!r}, which is not the address of a server.",
            "Unset it, or give an address such as https://huggingface.co",
        )
    return address


def page(repository: str) -> str:
    """The address of a repository's page, for people."""
    return f"{endpoint()}/{repository}"


def look_up(repository: str, file: str, revision: str = "main") -> HubFile:
    """Asks the hub for a file's size and hash; nothing is fetched yet.

    Raises DownloadFailed when it cannot be reached, does not have the file, or gives no size or sha256.
    """
    os.environ.setdefault("HF_HUB_DISABLE_TELEMETRY", "1")  # read when the library is imported
    import httpx2
    from huggingface_hub import get_hf_file_metadata, hf_hub_url
    from huggingface_hub.errors import HFValidationError

    try:
        url = hf_hub_url(repository, file, revision=revision, endpoint=endpoint())
        found = get_hf_file_metadata(url, token=False, timeout=TIMEOUT, endpoint=endpoint())
    except (httpx2.HTTPError, httpx2.InvalidURL, OSError, HFValidationError) as error:
        raise explained(error, repository, file) from error
    if not found.size or not found.commit_hash or not _SHA256.fullmatch(found.etag or ""):
        raise DownloadFailed(
            f"The hub gives no size or hash for {file} of {repository}, so that it could not be checked.",
            "Choose another model, or import a file.",
        )
    return HubFile(repository, file, found.commit_hash, found.location, found.size, str(found.etag))


def explained(error: Exception, repository: str, file: str) -> DownloadFailed:
    """An error of the libraries as a message with a remedy."""
    import httpx2
    from huggingface_hub.errors import (
        GatedRepoError,
        HfHubHTTPError,
        OfflineModeIsEnabled,
        RemoteEntryNotFoundError,
        RepositoryNotFoundError,
    )

    host = urlsplit(endpoint()).netloc
    if isinstance(error, OfflineModeIsEnabled):
        return DownloadFailed(
            "The variable HF_HUB_OFFLINE forbids the network.", "Unset it, or import a file."
        )
    if isinstance(error, GatedRepoError):
        return DownloadFailed(
            f"The repository {repository} is open to registered users alone.",
            "Download the file in a browser, then import it.",
        )
    if isinstance(error, RemoteEntryNotFoundError | RepositoryNotFoundError):
        return DownloadFailed(
            f"The hub {host} has no file {file} in {repository}.",
            "It may have been renamed: look for it with a browser, download it there, and import the file.",
        )
    if isinstance(error, HfHubHTTPError | httpx2.HTTPStatusError):
        status = error.response.status_code
        return DownloadFailed(
            f"The hub answered with the error {status}.",
            "Try again later; what has arrived is kept." if status >= 500 or status in _PASSING else "",
            passing=status >= 500 or status in _PASSING,
        )
    if isinstance(error, httpx2.TooManyRedirects):
        return DownloadFailed(
            f"The hub {host} sends from one address to the next without end.", "Try again later."
        )
    if isinstance(error, httpx2.ConnectError | httpx2.ConnectTimeout | httpx2.ProxyError):
        return DownloadFailed(
            f"The hub {host} cannot be reached.",
            "Check the network connection and try again; or download the file elsewhere and import it.",
            passing=True,
        )
    if isinstance(error, httpx2.TransportError):
        return DownloadFailed(
            f"The connection to the hub broke ({type(error).__name__}).",
            "Try again: the download goes on where it stopped.",
            passing=True,
        )
    return DownloadFailed(f"The hub could not be asked for {file} of {repository}: {error}")
