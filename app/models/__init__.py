"""Language models in the window: which there are, fetching and choosing them, and how claims are judged."""
