"""The beginning of a game: its options, its deck, and the table after set-up (ME-SETUP)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec.structs import asdict, replace

from engine.game import Start, TextFile, unknown_option
from engine.holding import Holding
from engine.masterelf import rules
from engine.masterelf.deckfile import read_deck
from engine.masterelf.owners_deck import NO_DECK, Deck
from engine.masterelf.pieces import HAND_DEALT, REGIONS, SEATS_LEAST, SEATS_MOST, SIDES, STACK_HEIGHT, STACKS
from engine.masterelf.state import Seat, Stack, Table
from engine.rule import Rejection, Unclear

CHOICES: Mapping[str, tuple[str | bool, ...]] = {"side": SIDES, "special_on_last_gift": (False, True)}
"""Options with a few values, the default first. Others are `deck`, a file, and `youngest`, a seat."""


def prepared(start: Start, read: Callable[[str], str]) -> Start | Unclear:
    """The start record with the option `deck`, the path of a deck file, replaced by the file's name and text:
    `{"name": …, "text": …}`; unchanged if there is no such option. A program may give a `TextFile` instead, which no
    start line can hold. `read` returns the text of the file at a path.
    Returns Unclear if `deck` is no path, or the file cannot be read."""
    path = (start.options or {}).get("deck")
    if path is None:
        return start
    if isinstance(path, TextFile):
        return replace(start, options={**(start.options or {}), "deck": asdict(path)})
    if not isinstance(path, str):
        return Unclear(f"The option deck is the path of a deck file, not {path!r}.")
    try:
        text = read(path)
    except UnicodeDecodeError:
        return Unclear(f"The deck file {path!r} cannot be read: it is not UTF-8 text.")
    except (OSError, ValueError) as wrong:
        why = getattr(wrong, "strerror", None) or str(wrong)
        return Unclear(f"The deck file {path!r} cannot be read: {why}.")
    return replace(start, options={**(start.options or {}), "deck": {"name": path.rpartition("/")[2], "text": text}})


def start(start: Start) -> Table | Rejection | Unclear:
    """The table after set-up; whatever the deck does not list stays unknown."""
    options = _configured(start.options or {})
    if isinstance(options, Unclear):
        return options
    deck = _deck((start.options or {}).get("deck"))
    if isinstance(deck, Unclear):
        return deck
    if not SEATS_LEAST <= start.seats <= SEATS_MOST:
        return rules.SETUP_01.broken(seats=start.seats)
    ids = tuple(str(number) for number in range(1, start.seats + 1))
    if start.start_player is not None and start.start_player not in ids:
        return Unclear(f"start_player is one of the seats {', '.join(ids)}, not {start.start_player!r}.")
    if options.get("youngest", ids[0]) not in ids:
        return Unclear(f"youngest is one of the seats {', '.join(ids)}, not {options['youngest']!r}.")
    ages = start.ages
    if ages is not None and (set(ages) != set(ids) or any(years < 0 for years in ages.values())):
        return Unclear(f"ages names each of the seats {', '.join(ids)}, in whole years from 0, not {ages!r}.")
    # The youngest starts; of equals the lower seat (ME-SETUP-09).
    first = start.start_player or (min(ids, key=lambda id: ages[id]) if ages else ids[0])
    return _laid_out(deck, options, ids, first, ages)


def _laid_out(
    deck: Deck, options: Mapping[str, object], ids: tuple[str, ...], first: str, ages: Mapping[str, int] | None
) -> Table | Unclear:
    height, regions = STACK_HEIGHT[len(ids)], REGIONS[str(options["side"])]
    aside = None if deck.gift_cards is None else deck.gift_cards - height * len(STACKS)
    if aside is not None and aside < 0:
        asked, there = height * len(STACKS), deck.gift_cards or 0
        return Unclear(
            f"{len(ids)} seats need {asked} gift cards; the deck has {there}.",
            "unclear-gifts",
            {"seats": len(ids), "asked": asked, "there": there},
        )
    cards, laid = deck.ingredient_cards, HAND_DEALT * len(ids) + len(regions)
    if cards is not None and cards < laid:
        return Unclear(
            f"{len(ids)} seats need {laid} ingredient cards at the start; the deck has {cards}.",
            "unclear-ingredients",
            {"seats": len(ids), "asked": laid, "there": cards},
        )
    return Table(
        options,
        tuple(map(Seat, ids)),
        first,
        turn=first,
        deck=deck,
        regions=dict.fromkeys(regions, Holding(unknown=1)),
        stacks=(Stack(height),) * len(STACKS),
        ages=ages,
        aside=aside,
        city=None if cards is None else cards - laid,
    )


def _configured(configured: Mapping[str, object]) -> dict[str, object] | Unclear:
    """The value of every option: the configured one, else the default; of `deck` only the file's name, None without a
    deck, and `youngest` only if it is configured. `Unclear` for an unknown option or a wrong value.
    """
    if wrong := unknown_option(configured, CHOICES, ("deck", "youngest")):
        return Unclear(wrong)
    deck = configured.get("deck")
    options = {name: configured.get(name, values[0]) for name, values in CHOICES.items()}
    youngest = {"youngest": configured["youngest"]} if configured.get("youngest") is not None else {}
    return options | youngest | {"deck": deck.get("name") if isinstance(deck, dict) else None}


def _deck(option: object) -> Deck | Unclear:
    """The deck in the option `deck`, a deck file as {"text": "[gifts…", "name": "my-box"}; an empty deck if the option
    is None. `Unclear` if it is no deck file.
    """
    if option is None:
        return NO_DECK
    if not isinstance(option, dict) or not isinstance(option.get("text"), str):
        return Unclear(f"The option deck is the path of a deck file, not {option!r}.")
    return read_deck(option["text"], str(option.get("name") or "The deck"))
