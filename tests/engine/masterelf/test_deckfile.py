"""A deck file is read as the owner meant it, or answered with its line and what was expected."""

from __future__ import annotations

import pytest

from engine.game import Start
from engine.masterelf.deckfile import known, read_deck, written
from engine.masterelf.owners_deck import Deck, Gift
from engine.rule import Unclear

from .sitting import GAME, RECORDED

HEAD = """gift_cards = 45
[ingredients.air]
count = 3
[ingredients.water]
[ingredients.fire]
[sets.pirates]
[sets.kitchen]
[sets.music]
[colours.blue]
"""
FIRST = HEAD.count("\n") + 1


def sentence(text: str) -> str:
    answer = read_deck(text, "box.toml")
    assert isinstance(answer, Unclear), answer
    assert "\n" not in answer.sentence
    return answer.sentence


def deck(text: str) -> Deck:
    answer = read_deck(text)
    assert isinstance(answer, Deck), answer
    return answer


@pytest.mark.parametrize(
    ("line", "text", "expected"),
    [
        (1, "[gifts.a]\ncolor = 'blue'", "known are title, ingredients, sets, special, colour, elves"),
        (1, "[gifts.a]\nsets = ['pirate']", "listed are pirates, kitchen, music"),
        (1, "[gifts.a]\ncolour = 'pink'", "listed are blue, rainbow"),
        (1, "[gifts.a]\ningredients = ['air', 'earth']", "listed are air, water, fire"),
        (1, "[gifts.a]\nspecial = 'pirates'", "listed are secret, treasures"),
        (1, "[gifts.a]\ningredients = ['air']", "two different ingredients"),
        (1, "[gifts.a]\ningredients = []", "two different ingredients"),
        (1, "[gifts.a]\ningredients = ['air', 'air']", "two different ingredients"),
        (1, "[gifts.a]\ningredients = ['air', 'water', 'fire']", "two different ingredients"),
        (1, "[gifts.a]\ningredients = 'air'", "a list of ids"),
        (1, "[gifts.a]\ningredients = ['air', 2]", "a list of ids"),
        (1, "[gifts.a]\nsets = ['pirates', 'kitchen', 'music']", "one set or two"),
        (1, "[gifts.a]\nsets = ['pirates', 'pirates']", "two different sets"),
        (1, "[gifts.a]\nsets = ['pirates', 'music']\nspecial = 'secret'", "one set"),
        (1, "[gifts.a]\nelves = 2", "one elf or none"),
        (1, "[gifts.a]\nelves = true", "a whole number from 0"),
        (1, "[gifts.a]\ntitle = 3", "a text in quotes"),
        (1, "[gifts.a]\ncount = 2", "there is no such field"),
        (1, "[gifts.a]\n[gifts.a]", "gifts.a is listed twice"),
        (2, "[gifts.a]\ntitle = 'a'\ntitle = 'b'", "defined twice"),
        (0, "[gifts.Pirate]", "lower-case words"),
        (0, "[gifts.'two words']", "lower-case words"),
        (0, "[gifts.-a]", "lower-case words"),
        (0, "[sets.secret]", "the name of a special set"),
        (0, "[colours.rainbow]", "stands for any colour"),
        (1, "[ingredients.earth]\ncount = 0", "a whole number from 1"),
        (1, "[ingredients.earth]\ncount = 1.5", "a whole number from 1"),
        (0, "[gift.a]", "known are edition, gift_cards, ingredients, sets, colours, gifts"),
        (0, "[[gifts]]\nid = 'a'", "a list of tables"),
        (1, "[gifts]\na = 3", "a table [gifts.a] of its own"),
        (0, "[gifts.a", "not TOML"),
        (0, "that is what I have", "not TOML"),
        (5, "[gifts.a]\nspecial='secret'\n[gifts.b]\nspecial='secret'\n[gifts.c]\nspecial='secret'", "a and b"),
    ],
)
def test_a_wrong_deck_is_answered_with_its_line_and_what_was_expected(line: int, text: str, expected: str) -> None:
    told = sentence(HEAD + text)
    assert told.startswith(f"box.toml, line {FIRST + line}: ")
    assert expected in told


def test_a_wrong_field_of_the_deck_itself_has_its_line_too() -> None:
    assert sentence("edition = 3").startswith("box.toml, line 1: edition: ")
    assert sentence("\ngift_cards = '45'").startswith("box.toml, line 2: gift_cards: ")
    assert sentence("a = " + "[" * 5000).startswith("box.toml")


def test_what_is_missing_is_unknown_and_not_empty() -> None:
    gift = deck(HEAD + "[gifts.a]").gifts["a"]
    assert gift == Gift("a")
    assert not gift.complete
    assert deck(HEAD + "[gifts.a]\nsets = []\ncolour = 'blue'\nelves = 0").gifts["a"].complete


def test_a_deck_may_begin_with_a_byte_order_mark_and_be_empty() -> None:
    assert deck("\ufeffedition = 'x'").edition == "x"
    assert deck("") == Deck()


def test_ingredient_cards_are_known_when_every_kind_is_counted() -> None:
    assert deck(HEAD).ingredient_cards is None
    assert deck("[ingredients.air]\ncount = 3\n[ingredients.water]\ncount = 4").ingredient_cards == 7
    assert deck("").ingredient_cards is None


def test_the_recorded_decks_are_read() -> None:
    decks = {path.name: deck(path.read_text(encoding="utf-8")) for path in RECORDED.glob("*.toml")}
    assert {name: (len(deck.gifts), deck.ingredient_cards) for name, deck in decks.items()} == {
        "deck.toml": (45, 42),
        "deck-scarce.toml": (38, 24),
        "deck-gaps.toml": (30, None),
    }


def test_a_deck_written_is_read_back_as_the_same_deck() -> None:
    texts = [known(), *(path.read_text(encoding="utf-8") for path in RECORDED.glob("*.toml"))]
    texts.append('edition = "a \\"box\\" \\\\ of\\tmine\\u007f\\nбез карт"')
    for text in texts:
        assert deck(written(deck(text))) == deck(text)
    assert written(Deck()) == ""


def test_what_the_rulebook_names_and_no_card_more_is_known() -> None:
    named = deck(known())
    assert (len(named.gifts), len(named.ingredients), len(named.sets), len(named.colours)) == (8, 4, 2, 3)
    assert named.mate("key") == "casket"
    assert named.mate("pirate") == "treasure-map"
    assert named.gifts["blue-booth"].colour is None


@pytest.mark.parametrize("told", [3, True, ["box.toml"], {"text": ""}])
def test_a_start_line_names_its_deck_by_a_path(told: object) -> None:
    answer = GAME.prepared(Start("masterelf", 2, options={"deck": told}), lambda path: "")
    assert isinstance(answer, Unclear)


@pytest.mark.parametrize(
    "wrong",
    [
        FileNotFoundError(2, "No such file or directory"),
        IsADirectoryError(21, "Is a directory"),
        UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte"),
        ValueError("embedded null byte"),
    ],
)
def test_a_deck_file_that_cannot_be_read_is_a_sentence(wrong: Exception) -> None:
    def read(path: str) -> str:
        raise wrong

    answer = GAME.prepared(Start("masterelf", 2, options={"deck": "box.toml"}), read)
    assert isinstance(answer, Unclear)
    assert "'box.toml' cannot be read" in answer.sentence


def test_no_deck_is_no_deck_configured_or_not() -> None:
    for options in (None, {}, {"deck": None}):
        told = Start("masterelf", 2, options=options)
        assert GAME.prepared(told, lambda path: "nonsense") == told
        assert not isinstance(GAME.start(told), Unclear)
