"""Judges claims by plain sentences of common knowledge that say the same, or all but one thing of it."""
