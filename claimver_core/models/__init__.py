"""Local models run by llama.cpp."""
