"""Who made a work or a thing, who plays in it, where it hangs, and what it won."""
