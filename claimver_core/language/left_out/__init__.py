"""What sentences of a text leave out, put in: subjects of bullets, "both", "that year", "as is Saturn"."""
