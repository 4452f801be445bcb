"""Reads and judges a claim beside the evidence that is given with it."""
