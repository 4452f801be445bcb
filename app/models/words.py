"""What the model manager says."""

from __future__ import annotations

from app.core_words import size_words
from app.models.speed import Speed
from app.translation import tr
from claimver_core.types import Progress
from claimver_core.verification.method import ALONE, CLAIMVER, COMPACT, DIRECT, FAAF

INTRODUCTION = tr(
    "ClaimVer needs none of these: the small verifier that comes with it judges at once. A language model "
    "finds, judges and explains claims in its own words. It is slower, needs memory, and errs in other ways: "
    "no rule stands behind its verdicts."
)
METHODS = {
    COMPACT: (
        tr("Rules and small verifier"),
        tr("At once, on any computer. Needs no language model."),
    ),
    CLAIMVER: (
        tr("ClaimVer: one question for a whole text"),
        tr("The model finds, judges and explains all claims of a text in one answer."),
    ),
    FAAF: (
        tr("FaaF: all claims as one function"),
        tr("The model fills in a form with a field for each claim. The fewest words, and so the quickest."),
    ),
    DIRECT: (
        tr("Claim by claim, with and without evidence"),
        tr("The model judges each claim twice: by itself, then with the facts. Shows what evidence changes."),
    ),
    ALONE: (
        tr("The model alone, without evidence"),
        tr("Only for comparison: what the model believes, whatever the facts say."),
    ),
}
"""The methods by name: a title, and what the method does."""

ALLOW = tr("Allow the network")
ALLOWED = tr(
    "When you press Download, ClaimVer asks {host} for that model's file. The request names the file and "
    "shows your IP address, as any visit to a website does. It holds nothing of your texts and results."
)
NOT_ALLOWED = tr("Off: ClaimVer makes no network connection. You can import a model file that you have.")
ASK = tr("May ClaimVer use the network to download models?")
OFFLINE = tr("Offline: nothing leaves this computer")
ONLINE = tr("Model downloads are allowed; your texts stay on this computer")
NO_MODEL = tr("No language model is in use. Choose one below, then the other methods can be chosen.")
NOT_ALLOWED_BUT_SERVER = tr("Off: no model is downloaded. Your texts go to the server {host}, as you chose.")
OTHER_SERVER = tr("Your texts are sent to the server {host}")
SENT = tr("Your texts leave this computer: every text that is checked is sent to the server {host}.")
SERVER_INTRODUCTION = tr(
    "Another program, or another computer, can run the language model: any server with OpenAI's interface "
    "that writes answers in a given form, such as llama.cpp's, vLLM or Ollama."
)
SERVER_EXAMPLE = "http://localhost:8080/v1"
SERVER_KEY = tr("The name of the environment variable that holds the key. The key itself is never stored.")
SERVER_HERE = tr("On this computer: no text leaves it.")
COPY = tr("Copy the file into ClaimVer's own folder?")
COPY_DETAIL = tr(
    "Yes: ClaimVer keeps a copy; you may move or delete the file.\nNo: ClaimVer uses the file where it is."
)
REMOVE = tr("Delete {title}?")
REMOVE_OWN = tr("Its file of {size} is deleted from this computer. It can be downloaded or imported again.")
REMOVE_OTHER = tr("ClaimVer forgets the model. Its file stays at {path}.")


def progress_line(step: Progress, speed: Speed, now: float) -> str:
    """How far a download or an import is, how fast, and how long it will take where that is known."""
    if not step.total:
        return tr("{stage}…").format(stage=stage(step.stage))
    parts = [
        stage(step.stage),
        tr("{done} of {total}").format(done=size_words(step.done), total=size_words(step.total)),
    ]
    if speed.stalled(now):
        return " · ".join([*parts, tr("waiting for data")])
    rate, left = speed.rate(now), speed.remaining(step.total, now)
    if rate:
        parts.append(tr("{amount} a second").format(amount=size_words(round(rate))))
    if left is not None:
        parts.append(duration(left))
    return " · ".join(parts)


def stage(name: str) -> str:
    """A stage of the core's in the language of the interface."""
    return {
        "Asking the hub": tr("Asking the hub"),
        "Downloading": tr("Downloading"),
        "Checking": tr("Checking that it is whole"),
        "Copying": tr("Copying"),
    }.get(name, name)


def duration(seconds: float) -> str:
    """A time that is left, as roughly as it is known."""
    if seconds < 60:
        return tr("less than a minute left")
    minutes = round(seconds / 60)
    if minutes < 90:
        return tr("about {minutes} min left").format(minutes=minutes)
    return tr("about {hours} h left").format(hours=round(minutes / 60))
