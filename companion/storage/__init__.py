"""The file of games, which survives power cuts and sick disks."""
