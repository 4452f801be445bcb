"""What can be decided by comparing a claim with its triplets, without a model."""
