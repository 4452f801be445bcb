"""Methods that ask a language model: once for a text, by a function for many facts, or claim by claim."""
