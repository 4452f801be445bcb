"""The parts of the launcher. Nothing but Python's standard library is used here."""
