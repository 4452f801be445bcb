"""The model manager: the catalogue, downloads, imports, and which language models are installed."""
