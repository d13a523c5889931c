"""`boardside flash`: what it says and asks, and a Pico that plays afterwards."""

from __future__ import annotations

from pathlib import Path

import pytest
from pico_board import Pico
from test_flash import RawPrompt, drive, pico, uf2

from companion.system.flashing import put
from hardware import flash
from hardware.flash import FlashFailed

__all__ = ["drive", "pico"]


def test_a_pico_that_waits_is_asked_for_its_file_by_path_and_gets_it(drive: Path, tmp_path: Path) -> None:
    file, asked = uf2(tmp_path / "micropython.uf2"), []

    def ask(question: str) -> str:
        asked.append(question)
        return f" {file}\n"

    with pytest.raises(FlashFailed, match="No Pico with MicroPython is plugged in"):
        put(None, None, "no such Pico", ask=ask, say=lambda _: None, drives=lambda: [drive], waiting=0.0)
    assert (drive / "firmware.uf2").read_bytes() == file.read_bytes()
    assert "UF2" in asked[0]


def test_a_file_that_nobody_can_be_asked_for_is_asked_for_on_the_command_line(drive: Path) -> None:
    def nobody(_: str) -> str:
        raise EOFError

    with pytest.raises(FlashFailed, match=r"flash FILE\.uf2"):
        put(None, None, "", ask=nobody, drives=lambda: [drive], waiting=0.0)


@pytest.mark.slow("terminals")
def test_the_program_is_put_on_and_checked_by_the_driver_of_the_table(pico: RawPrompt, tmp_path: Path) -> None:
    said: list[str] = []
    # The bare prompt is no board: the program arrives, and the check says that nobody answers yet.
    with pytest.raises(FlashFailed, match="The program is there, and does not answer yet"):
        put(None, None, pico.path, say=said.append, drives=list, waiting=0.0)
    assert said == [f"The program is on the Pico at {pico.path}; every file was read back."]
    assert (pico.folder / "main.py").read_bytes() == (flash.PROGRAM / "main.py").read_bytes()
    board = Pico(tmp_path, memory=pico.folder)
    try:
        from companion.system.flashing import _checked

        answer = _checked(board.path, 10.0)
        assert answer.startswith("It answers: board-1 1, 8 readers.")
        assert f'board = "{Path(board.path).name}"' in answer
    finally:
        board.close()


@pytest.mark.parametrize(
    ("uf2_path", "wiring", "word"),
    [
        (None, "SCK = = 18", "cannot be used as wiring.py"),
        ("some.uf2", None, "hold BOOTSEL"),
        (None, None, "No Pico with MicroPython"),
    ],
)
def test_what_is_missing_is_reported_with_what_to_do(
    tmp_path: Path, uf2_path: str | None, wiring: str | None, word: str
) -> None:
    own = tmp_path / "wiring.py"
    own.write_text(wiring or "")
    with pytest.raises(FlashFailed, match=word):
        put(Path(uf2_path) if uf2_path else None, own if wiring else None, "", say=lambda _: None, drives=list)
