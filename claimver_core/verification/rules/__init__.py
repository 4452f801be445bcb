"""What can be decided by comparing a claim with its triplets, without a model.

A folder holds the rules of one subject, and those of no folder here:

- ``people``, ``offices``, ``places``, ``works``, ``contests``, ``sorts``: what the claims are about;
- ``over_time``, ``measures``: when something was so, and how much, how many or the most of all it is;
- ``says_too_much``: what a claim says beyond the statements that seem to bear it out;
- ``no_contradiction``: where a statement seems to contradict a claim, and does not.

``reading`` is a claim as the rules read it, ``decide`` asks them in the order of ``in_order``, and ``ruling``
is what they answer. What they know of a property is in ``properties.toml`` and ``wordings.toml``.
"""
