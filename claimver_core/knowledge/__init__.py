"""The Wikidata neighbourhood in SQLite and the search over it."""
