"""Texts on disk: reading, saving, drafts."""
