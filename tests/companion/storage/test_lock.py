"""The lock beside a file of games: nothing but a file of its own is ever written over."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from companion.storage.store import Store, StoreFailed


@pytest.mark.parametrize("kind", ["a link to it", "the same file by another name", "a link to nothing", "a pipe"])
def test_a_lock_that_leads_elsewhere_is_refused_and_nothing_there_is_written(tmp_path: Path, kind: str) -> None:
    victim, lock = tmp_path / "victim", tmp_path / "games.db-lock"
    victim.write_text("root's own")
    if kind == "a link to it":
        lock.symlink_to(victim)
    elif kind == "the same file by another name":
        os.link(victim, lock)
    elif kind == "a link to nothing":
        lock.symlink_to(tmp_path / "not there")
    else:
        os.mkfifo(lock)
    with pytest.raises(StoreFailed, match=r"games\.db-lock is no file"):
        Store.open(tmp_path / "games.db")
    assert victim.read_text() == "root's own"
    assert not (tmp_path / "not there").exists()
    lock.unlink()
    Store.open(tmp_path / "games.db").close()
