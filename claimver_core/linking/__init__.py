"""From mentions to Wikidata entities."""
