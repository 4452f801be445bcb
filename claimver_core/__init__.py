"""The engine: claims, linking, retrieval, verification and scores, without any user interface."""

import os

__version__ = "0.1.0"

# Threads that wait for one another sleep: on a busy machine spinning makes them many times slower. OpenMP
# reads this when it is loaded, and other libraries load it before llama.cpp does.
os.environ.setdefault("OMP_WAIT_POLICY", "passive")

# The encoders share out their work themselves; a library that did so too would have its threads in the way.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
