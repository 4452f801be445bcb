"""What sort of thing something is said to be."""
