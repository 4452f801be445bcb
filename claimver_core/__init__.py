"""The engine: claims, linking, retrieval, verification and scores, without any user interface."""

__version__ = "0.1.0"
