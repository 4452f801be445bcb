"""Scripts that build the shipped resources; they alone read the source data."""
