"""When something began and ended, how long it went on, in which order, and what is over."""
