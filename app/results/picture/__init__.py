"""The picture of the evidence: entities as nodes, statements as edges between them."""
