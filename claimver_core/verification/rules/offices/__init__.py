"""Who held which office, when, after whom, and who holds it today."""
