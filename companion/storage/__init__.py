"""The store of games: one SQLite file that survives power cuts and failing disks."""
