"""The window over claimver_core."""
