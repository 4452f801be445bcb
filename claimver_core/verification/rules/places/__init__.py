"""Where places lie, what passes through them, and what they were called."""
