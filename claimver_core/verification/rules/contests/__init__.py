"""Contests: their editions, hosts, winners, and who plays what and where."""
