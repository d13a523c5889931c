"""The voice says what the table's screen shows, in six languages, by espeak-ng or by a program in its place."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from companion.devices.voice import Voice, spoken
from companion.games.elfenland.game_view import ElfenlandView
from companion.games.people import Player
from companion.games.touch_and_tags.touch_result import Say
from companion.language.message_texts import LANGUAGES
from companion.pages.table.table import TablePage
from companion.system import speaker
from companion.system.speaker import VARIANTS, Speaker, Words, programs
from engine.elfenland.commands_and_events import Deal, DrawHidden
from engine.elfenland.pieces import Counter, Kind
from engine.game import Start
from tests.companion.session.test_taps import Retelling
from tests.evening import Evening, evening, touchable, words
from tests.extent import fewer
from tests.tagged import table

pytestmark = pytest.mark.slow("processes")

TESTS = Path(__file__).parents[2]
MATCHES = sorted((TESTS / "matches").glob("*.jsonl"))
GAMES = ("recorded_games/10-cs-4-seats.jsonl", "recorded_games/masterelf/04-day-4-seats-no-deck.jsonl")
SPEAKABLE = re.compile(r"[\w\s.,;:!?()'’%+-]+")
ID = re.compile(r"\w[/_]\w|\b[A-Z]{2}-[A-Z]+|\{")
PLAIN, ROAD = "elvenhold-lapphalya-plain", "elvenhold-ergeren-wood"
WRITES = "import sys; open({path!r}, 'a').write(sys.argv[1] + ' ' + sys.stdin.read() + '\\n')"


def speaking(it: Evening, language: str = "") -> list[Words]:
    """What this evening's voice says from now on."""
    said = list[Words]()
    it.session.store.change_settings(replace(it.session.store.settings, voice=True, language=language))
    it.settle()
    it.session.listen(Voice(it.session, said.append).on)
    return said


def test_a_phase_is_said_once_though_each_seat_has_a_language_of_its_own(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db", "en") as it:
        said = speaking(it)
        begun(it, "de", "it")
        before = len(said)
        it.tap("kind/dragon", ROAD, "kind/pig", PLAIN)
        turns = [words[-1] for words in said[before:]]
        assert [language for language, _ in turns] == ["it", "de"]
        assert turns[0][1].startswith("Boris. ")
        assert turns[1][1].startswith("Anna. ")


def begun(it: Evening, anna: str = "", boris: str = "") -> None:
    """A game of two seats with these languages, all cards drawn."""
    players = (Player("Anna", "red", anna), Player("Boris", "blue", boris))
    it.session.game.begin(
        Start("elfenland", 2, "1", {"edition": "en"}), players, lambda: it.session.pages.go(TablePage())
    )
    it.settle().tap("deal-all")


def test_who_is_in_turn_what_was_accepted_and_why_something_was_refused_is_said(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        said = speaking(it, "en")
        begun(it)
        assert any("Anna" in text for _, text in said[-1])
        it.tap("kind/unicorn", PLAIN)
        assert said[-1][0][1].startswith("No unicorn in the plains")
        assert it.screen.notice is not None
        assert spoken(it.screen.notice.numbers) in said[-1][0][1]
        it.tap("notice", "kind/dragon", ROAD)
        accepted, turn = said[-1]
        assert "dragon" in accepted[1]
        assert "Boris" in turn[1]
        it.tap("undo")
        undone, turn = said[-1]
        assert "dragon" in undone[1]
        assert "Anna" in turn[1]
        assert undone not in said[-2]


def test_a_name_in_another_script_is_read_by_its_own_voice(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        said = speaking(it, "en")
        players = (Player("Фёдор", "red"), Player("Boris", "blue"))
        it.session.game.begin(
            Start("elfenland", 2, "1", {"edition": "en"}), players, lambda: it.session.pages.go(TablePage())
        )
        it.settle().tap("deal-all", "pass")
        assert ("ru", "Фёдор") in said[-1]
        assert not any("Фёдор" in text for language, text in said[-1] if language == "en")


def test_a_tagged_piece_is_named_when_it_is_laid_on_a_reader_and_a_secret_one_is_not(tmp_path: Path) -> None:
    with table(tmp_path / "games.db") as at:
        said = speaking(at.it, "en")
        at.it.tap("deal-all")
        at.lay("counter/dragon")
        assert said[-1] == (("en", "dragon."),)
        at.lay("road/elvenhold-ergeren-wood")
        assert "dragon" in said[-1][0][1]
        at.lay("counter/pig").lift("counter/pig").lay("counter/pig")
        assert said[-2:] == [(("en", "giant pig."),)] * 2
        at.lay("card/unicorn")
        assert said[-1][0][1].startswith("travel card. ")
        assert "unicorn" not in str(said)


def test_a_seat_is_spoken_to_in_its_language_and_all_others_in_the_table_s(tmp_path: Path) -> None:
    with evening(tmp_path / "games.db") as it:
        said = speaking(it, "en")
        begun(it, "de", "fr")
        assert said[-1][-1][0] == "de"
        it.tap("kind/unicorn", PLAIN)
        assert said[-1][0][0] == "de"
        it.tap("notice", "kind/dragon", ROAD)
        assert [language for language, _ in said[-1]] == ["en", "fr"]


def test_the_voice_is_off_until_somebody_switches_it_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards = tmp_path / "cards"
    cards.write_text(" 0 [Headphones     ]: bcm2835_headpho\n")
    monkeypatch.setattr(speaker.sound_card, "__defaults__", (cards,))
    monkeypatch.setattr(speaker, "PROGRAM", sys.executable)
    said = list[Words]()
    with evening(tmp_path / "games.db") as it:
        it.session.listen(Voice(it.session, said.append).on)
        begun(it)
        assert said == []
        it.tap("menu", "settings", "voice", "table", "kind/dragon", ROAD)
        assert said
        monkeypatch.setattr(speaker, "PROGRAM", "no-such-program")
        assert "voice" not in touchable(it.tap("menu", "settings").screen)
        assert "espeak-ng is not installed" in words(it.screen)
        cards.write_text("--- no soundcards ---\n")
        assert "no sound card here" in words(it.tap("table", "menu", "settings").screen)


def test_a_sound_card_is_found_in_what_Linux_lists(tmp_path: Path) -> None:
    cards = tmp_path / "cards"
    assert not speaker.sound_card(cards)
    cards.write_text("--- no soundcards ---\n")
    assert not speaker.sound_card(cards)
    cards.write_text(" 0 [Headphones     ]: bcm2835_headpho - bcm2835 Headphones\n    bcm2835 Headphones\n")
    assert speaker.sound_card(cards)


def test_every_prompt_and_every_refusal_can_be_spoken_in_six_languages() -> None:
    heard = dict[str, set[str]]()
    for path in MATCHES:
        for line in map(json.loads, path.read_text(encoding="utf-8").splitlines()):
            texts = line.get("texts", {}) if "rule" in line["answer"] else line.get("screen", {})
            for language, text in texts.items():
                heard.setdefault(language, set()).update([text] if isinstance(text, str) else text)
    assert heard.keys() == LANGUAGES.keys()
    assert all(len(texts) > 80 for texts in heard.values())
    said = {text: spoken(text) for texts in heard.values() for text in texts if text}
    assert {text: plain for text, plain in said.items() if not SPEAKABLE.fullmatch(plain) or ID.search(plain)} == {}


@pytest.mark.parametrize(
    ("game", "language"), fewer("whole games spoken in each language", product(GAMES, LANGUAGES), daily=2, turning=True)
)
def test_everything_that_is_said_in_a_whole_game_can_be_spoken(tmp_path: Path, game: str, language: str) -> None:
    first, *lines = map(json.loads, (TESTS / game).read_text(encoding="utf-8").splitlines())
    with evening(tmp_path / "games.db") as it:
        said = speaking(it, language)
        retelling = Retelling(it, first["say"])
        for line in lines:
            if isinstance(line["say"], dict):
                retelling.hear(line["say"], line["answer"])
    texts = {text for words in said for _, text in words}
    assert len(texts) > 50
    assert {text for text in texts if not SPEAKABLE.fullmatch(text) or ID.search(text)} == set()
    assert {each for words in said for each, _ in words} == {language}


def heard(path: Path, cards: dict[Kind, int], counter: Counter) -> list[Words]:
    """What is said at a table where the referee knows this hand and this hidden counter of a seat."""
    with evening(path) as it:
        said = speaking(it, "en")
        players = (Player("Anna", "red"), Player("Boris", "blue"), Player("Chris", "green"))
        it.session.game.begin(
            Start("elfenland", 3, "1", {"edition": "en"}), players, lambda: it.session.pages.go(TablePage())
        )
        it.settle()
        others: dict[Kind, int] = {"raft": 4, "troll": 4}
        hands = {seat: cards if seat == "2" else others for seat in "123"}
        for command in (Deal(hands), *(DrawHidden(seat, counter if seat == "2" else "pig") for seat in "123")):
            it.session.perform(Say((command,)), "reader/1")
            it.settle()
        it.tap("drawn-all", "kind/unicorn", PLAIN, "notice", "kind/pig", PLAIN, "pass", "undo")
        return said


ONE: tuple[dict[Kind, int], Counter] = {"pig": 8}, "dragon"
OTHER: tuple[dict[Kind, int], Counter] = {"unicorn": 5, "cloud": 3}, "troll"


def test_nothing_that_is_said_depends_on_a_hand_or_a_hidden_counter(tmp_path: Path) -> None:
    one = heard(tmp_path / "one.db", *ONE)
    assert len(one) > 5
    assert one == heard(tmp_path / "other.db", *OTHER)


def test_a_secret_that_is_said_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def leaks(self: Any, entry: Any, speech: Any) -> str:
        return str(entry.command)

    monkeypatch.setattr(ElfenlandView, "tell", leaks)
    assert heard(tmp_path / "one.db", *ONE) != heard(tmp_path / "other.db", *OTHER)


def until(done: Callable[[], object]) -> None:
    """Wait until this is so."""
    late = time.monotonic() + 300
    while not done():
        assert time.monotonic() < late
        os.sched_yield()


@pytest.fixture
def speak() -> Iterator[Callable[..., Speaker]]:
    """Speakers with a Python program in place of espeak-ng; closed at the end."""
    made = list[Speaker]()

    def with_program(text: str) -> Speaker:
        made.append(Speaker(lambda language: ((sys.executable, "-c", text, VARIANTS.get(language, language)),)))
        return made[-1]

    yield with_program
    for each in made:
        each.close()


def lines(path: Path) -> list[str]:
    """The lines that the program has written."""
    return path.read_text().splitlines() if path.exists() else []


def test_only_the_newest_words_wait_while_others_are_spoken(speak: Callable[..., Speaker], tmp_path: Path) -> None:
    path, gate = tmp_path / "said", tmp_path / "gate"
    os.mkfifo(gate)
    waits = f"open({str(gate)!r}).read() if sys.argv[1] == 'en' else 0"
    voice = speak(f"{WRITES.format(path=str(path))}; {waits}")
    voice.speak((("en", "one"), ("ff", "un")))
    until(lambda: lines(path))
    voice.speak((("de", "zwei"),))
    voice.speak((("de", "drei"),))
    gate.write_text("")  # returns when the first program reads it
    until(lambda: len(lines(path)) == 3)
    assert lines(path) == ["en one", "fr un", "de drei"]


def test_a_voice_killed_in_mid_word_costs_that_word_alone(speak: Callable[..., Speaker], tmp_path: Path) -> None:
    path = tmp_path / "said"
    pid = "import os; print(os.getpid(), file=open({!r}, 'w'), flush=True); sys.argv[1] == 'en' and signal.pause()"
    voice = speak("import signal; " + WRITES.format(path=str(path)) + "; " + pid.format(str(tmp_path / "pid")))
    voice.speak((("en", "one"),))
    until(lambda: lines(tmp_path / "pid"))
    os.kill(int(lines(tmp_path / "pid")[0]), signal.SIGKILL)
    voice.speak((("de", "zwei"),))
    until(lambda: len(lines(path)) == 2)
    assert lines(path)[1] == "de zwei"


def test_a_voice_that_is_missing_or_fails_costs_nothing_else(
    speak: Callable[..., Speaker], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    missing = Speaker(lambda _: (("true",), ("no-such-program",)))
    missing.speak((("en", "one"),))
    until(lambda: "cannot be started" in caplog.text)
    missing.close()
    failing = speak("import sys; sys.stdin.close(); sys.exit(1)")
    failing.speak((("en", "one " * 100_000), ("en", "two")))
    failing.close()


def test_closing_ends_a_program_that_still_speaks(speak: Callable[..., Speaker], tmp_path: Path) -> None:
    path = tmp_path / "said"
    voice = speak("import signal; " + WRITES.format(path=str(path)) + "; signal.pause()")
    voice.speak((("en", "one"), ("en", "two")))
    until(lambda: lines(path))
    voice.close()
    assert lines(path) == ["en one"]


PIPER = """#!{python}
import sys
model = sys.argv[sys.argv.index("--model") + 1]
sys.stdout.write(model.rpartition("/")[2] + " " + sys.stdin.read())
"""
APLAY = """#!{python}
import sys
rate = sys.argv[sys.argv.index("-r") + 1]
with open({said!r}, "a") as file:
    file.write(rate + " " + sys.stdin.read() + "\\n")
"""


def program(path: Path, text: str) -> None:
    """A program at this path."""
    path.parent.mkdir(exist_ok=True)
    path.write_text(text)
    path.chmod(0o755)


@pytest.fixture
def piper(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a program in place of piper and a Czech voice; on the PATH are programs for aplay and espeak-ng."""
    folder, path = tmp_path / "piper", tmp_path / "bin"
    program(folder / "piper", PIPER.format(python=sys.executable))
    program(path / "aplay", APLAY.format(python=sys.executable, said=str(tmp_path / "said")))
    espeak = WRITES.format(path=str(tmp_path / "said")).replace("sys.argv[1]", "'espeak ' + sys.argv[2]")
    program(path / "espeak-ng", f"#!{sys.executable}\n{espeak}\n")
    (folder / "cs_CZ-jirka-medium.onnx").touch()
    (folder / "cs_CZ-jirka-medium.onnx.json").write_text('{"audio": {"sample_rate": 16000}}')
    monkeypatch.setenv("PATH", str(path))
    return folder


def test_a_voice_of_piper_speaks_the_language_it_is_for_and_espeak_ng_the_others(tmp_path: Path, piper: Path) -> None:
    voice = Speaker(lambda language: programs(language, piper))
    voice.speak((("cs", "Na tahu je Anna."), ("ff", "Anna.")))
    until(lambda: len(lines(tmp_path / "said")) == 2)
    voice.close()
    assert lines(tmp_path / "said") == ["16000 cs_CZ-jirka-medium.onnx Na tahu je Anna.", "espeak fr Anna."]


def test_espeak_ng_speaks_where_piper_or_a_part_of_its_voice_is_missing(piper: Path) -> None:
    with_piper, without = programs("cs", piper), programs("cs")
    assert [each[0].rpartition("/")[2] for each in with_piper] == ["piper", "aplay"]
    for missing in ("cs_CZ-jirka-medium.onnx.json", "cs_CZ-jirka-medium.onnx", "piper", "../bin/aplay"):
        text = (piper / missing).read_text()
        (piper / missing).unlink()
        assert programs("cs", piper) == without
        program(piper / missing, text)
        assert programs("cs", piper) == with_piper


def test_closing_ends_piper_and_what_plays_it(tmp_path: Path, piper: Path) -> None:
    waits = "import os, signal; print(os.getpid(), file=open({!r}, 'w'), flush=True); signal.pause()"
    program(piper / "piper", f"#!{sys.executable}\n{waits.format(str(tmp_path / 'pid'))}\n")
    voice = Speaker(lambda language: programs(language, piper))
    voice.speak((("cs", "Anna."),))
    until(lambda: lines(tmp_path / "pid"))
    voice.close()
    with pytest.raises(ProcessLookupError):
        os.kill(int(lines(tmp_path / "pid")[0]), 0)


@pytest.mark.skipif(not speaker.there(), reason="espeak-ng is not installed")
@pytest.mark.parametrize("language", LANGUAGES)
def test_espeak_ng_has_a_voice_for_every_language_and_speaks_numbers_as_words(language: str) -> None:
    """`-x` writes the sounds in place of playing them."""
    command = [part.format(language=language) for part in speaker.COMMAND]

    def sounds(text: str) -> str:
        done = subprocess.run([*command, "-q", "-x"], input=text, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        return done.stdout.strip()

    assert len(sounds("Anna 23.")) > len(sounds("Anna.")) + 6
    assert not re.search("23", sounds("23"))
