"""From a claim and its evidence to a verdict."""
