"""What is open: a page for each document, in tabs."""
