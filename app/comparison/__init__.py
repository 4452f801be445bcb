"""What a language model says of each claim by itself, beside what it says with the facts."""
