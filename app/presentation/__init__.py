"""For teaching: claims one at a time on a wall, how a text was checked, and example texts by theme."""
