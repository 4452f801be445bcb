"""Lays a claim beside the sentences of a passage, word by word, and tells how they stand to one another."""
