"""Mends the parses of sentences where the parser is known to go wrong."""
