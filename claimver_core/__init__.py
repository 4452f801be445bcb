"""The engine: claims, linking, retrieval, verification and scores, without any user interface."""

import os

__version__ = "0.1.0"

# Threads that wait for one another sleep: on a busy machine spinning makes them many times slower. OpenMP
# reads this when it is loaded, and other libraries load it before llama.cpp does.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")
