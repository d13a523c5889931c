"""Folders of a test that another account is let into; pytest makes its own for one account alone."""

from __future__ import annotations

import tempfile
from pathlib import Path


def let_everyone_in(folder: Path) -> None:
    """Opens this folder and those above it, as far as they are the test's, for every account to enter and list. Raises
    ValueError for a folder that is not among those for temporary files.
    """
    temporary = Path(tempfile.gettempdir())
    inside = folder.relative_to(temporary)
    for above in (folder, *folder.parents[: len(inside.parts) - 1]):
        above.chmod(above.stat().st_mode | 0o055)
