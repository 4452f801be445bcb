"""The user's choices: where they are kept, and the dialog that changes them."""

from app.settings.store import LARGEST, SMALLEST, Settings

__all__ = ["LARGEST", "SMALLEST", "Settings"]
