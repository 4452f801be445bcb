"""The side panel: the claims, the evidence and the scores."""
