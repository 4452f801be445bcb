"""How many, how much, and what is first or last of its kind."""
