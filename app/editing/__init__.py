"""The editor: the text, its marks and their offsets."""
