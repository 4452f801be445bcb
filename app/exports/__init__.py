"""The report of a check as a file of the user's choice."""
