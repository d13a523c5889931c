"""Paths of the settings and of the games: the default ones, those of a service, those beside a named settings file."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

import platformdirs


def config_path() -> Path:
    """The path of the settings' file when none is named on the command line."""
    return platformdirs.user_config_path("boardside", appauthor=False) / "config.toml"


class Sources(NamedTuple):
    """The two files of the settings: `settings` is the owner's, `devices` is written by the Hardware page.

    A key of [hardware] in `devices` overrides the same key in `settings`.
    """

    settings: Path
    devices: Path


def sources(config: Path | None = None, environment: Mapping[str, str] = os.environ) -> Sources:
    """The two files of the settings, where `config` is the one named on the command line (None: none was named).

    The file of the devices is beside the settings file. A service may not write there and has it in its state folder
    (systemd's STATE_DIRECTORY): `/etc/boardside/config.toml` and `/var/lib/boardside/config.hardware.toml`.
    """
    settings = config_path() if config is None else config
    state = environment.get("STATE_DIRECTORY", "").partition(":")[0] if config is None else ""
    name = f"{settings.stem}.hardware.toml"
    return Sources(settings, Path(state) / name if state else settings.with_name(name))


def store_path() -> Path:
    """The path of the store of games when none is configured."""
    return platformdirs.user_data_path("boardside", appauthor=False) / "games.db"
