"""The list of claims: what it shows, how it is sorted and filtered."""
