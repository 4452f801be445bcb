"""How a value in a claim stands to a value in a triplet."""

from enum import Enum


class Comparison(Enum):
    """SAME: the triplet's value bears the claim out. DIFFERENT: both cannot be true.
    OPEN: neither follows."""

    SAME = "same"
    DIFFERENT = "different"
    OPEN = "open"
