"""The whole text at a glance: its score, its counts, where its claims are."""
