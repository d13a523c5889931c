"""A power cut, honestly simulated: what reached the disk in order, and what a disk may forget or reorder."""
