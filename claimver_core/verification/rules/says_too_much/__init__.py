"""What a claim says beyond the statements that seem to bear it out."""
