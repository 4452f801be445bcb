"""How good the verdicts are: readers of data sets, metrics, and reports on them."""
