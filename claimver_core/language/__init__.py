"""Sentences, claim spans and coreference."""
