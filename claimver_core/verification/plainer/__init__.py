"""Claims in plainer words, for what stays open as it was said."""
