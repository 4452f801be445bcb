"""Where a statement seems to contradict a claim, and does not."""
