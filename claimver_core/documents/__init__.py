"""Texts in files: what is read out of each format, and how a text is written in it."""
