"""Screens as they come up in a real evening, for looking at and for tests: made by hand, of no game's rules."""

from __future__ import annotations

from companion.games.drawing.seat_marks import seat_mark
from companion.games.elfenland.art import GLYPHS, town_piece
from companion.games.elfenland.empty_board import board
from companion.screen import (
    Banner,
    Choice,
    Choices,
    Columns,
    Detail,
    Field,
    Grid,
    Marks,
    Notice,
    Pawn,
    Plot,
    Row,
    Screen,
    SeatPanel,
    Series,
    Sheet,
    Stepper,
    Steppers,
    Text,
    Token,
)

SIZES = ((800, 480), (1024, 600), (1280, 720), (1280, 800))
COLOURS = ("red", "blue", "green", "yellow", "violet", "black")
NAMES = ("Anna", "Boris", "Maximiliana", "Dana", "Großmutter", "Łukasz")


BOARD = board()
MARKS = [seat_mark(colour, str(number + 1)) for number, colour in enumerate(COLOURS)]

TOKENS = (
    Token("feodor-lapphalya-wood", GLYPHS["dragon"], GLYPHS["obstacle"]),
    Token("lapphalya-virst-plain", GLYPHS["elfcycle"]),
    Token("dagamura-kihromah-wood", GLYPHS["cloud"]),
    Token("elvenhold-ergeren-wood", GLYPHS["unicorn"]),
    Token("albaran-feodor-desert", GLYPHS["troll"]),
    Token("jaccaranda-tichih-mountain", GLYPHS["unicorn"], GLYPHS["obstacle"]),
    Token("elvenhold-lapphalya-plain", GLYPHS["pig"]),
    Token("beata-elvenhold-plain", GLYPHS["pig"]),
    Token("usselen-wylhien-plain", GLYPHS["elfcycle"]),
    Token("ixara-mahdavikia-mountain", GLYPHS["dragon"]),
)


def _detail(words: str) -> Detail:
    """A detail as the game has it, with its picture: "5 cards" and "obstacle"."""
    count = int(words.split()[0]) if words[0].isdecimal() else None
    glyph = next(
        GLYPHS[id] for word, id in (("card", "card"), ("counter", "unknown"), ("obst", "obstacle")) if word in words
    )
    return Detail(words, glyph, count)


def seats(count: int, active: int = 0, start: int = 1) -> tuple[SeatPanel, ...]:
    """Seat panels as in the middle of a game."""
    scores = ("9", "7", "12", "8", "10", "6")
    details = (
        ("5 cards", "2 counters", "obstacle"),
        ("8 cards", "2 counters"),
        ("8 cards", "3 counters", "obstacle"),
        ("4 cards", "2 counters"),
        ("0 cards", "1 counter"),
        ("11 cards", "4 counters", "obstacle"),
    )
    return tuple(
        SeatPanel(
            does=f"seat/{number + 1}",
            name=NAMES[number],
            mark=MARKS[number],
            score=scores[number],
            details=tuple(map(_detail, details[number])),
            active=number == active,
            start=number == start,
            start_label="start",
        )
        for number in range(count)
    )


PLAN_BAR = (
    Choice("undo", "Undo", detail="Boris: cloud, Dag'Amura to Kihromah"),
    Choice("history", "History"),
    Choice("chart", "Chart"),
    Choice("find", "Find town"),
    Choice("pass", "Pass", tone="primary"),
)
KINDS = ("pig", "elfcycle", "cloud", "unicorn", "troll", "dragon")
WORDS = ("Pig", "Cycle", "Cloud", "Unicorn", "Troll", "Dragon")
TRAY = (
    *(
        Choice(
            f"kind/{kind}",
            word,
            glyph=GLYPHS[kind],
            tone="selected" if kind == "dragon" else "quiet" if kind == "pig" else "plain",
            count=1 if kind in ("dragon", "troll") else None,
        )
        for kind, word in zip(KINDS, WORDS, strict=True)
    ),
    Choice("kind/obstacle", "Obstacle", glyph=GLYPHS["obstacle"]),
)
ROAD_GLOW = frozenset(
    {
        "dagamura-ixara-wood",
        "dagamura-lapphalya-wood",
        "feodor-rivinia-wood",
        "ixara-lapphalya-wood",
        "lapphalya-rivinia-wood",
        "albaran-dagamura-desert",
        "dagamura-mahdavikia-mountain",
        "jaccaranda-wylhien-mountain",
        "strykhaven-virst-mountain",
    }
)


def planning(count: int = 4) -> Screen:
    """Placing counters: a dragon in hand, the roads that fit it glow."""
    return Screen(
        page="table",
        board=BOARD,
        marks=Marks(
            tokens=TOKENS,
            pawns=tuple(
                Pawn(town, mark)
                for town, mark in zip(
                    ("feodor", "elvenhold", "virst", "elvenhold", "elvenhold", "wylhien")[:count], MARKS, strict=False
                )
            ),
            wanted=frozenset({"beata", "yttar", "tichih", "grangor", "usselen", "virst", "kihromah", "parundia"}),
            wanted_glyph=town_piece("red"),
            glow=ROAD_GLOW,
        ),
        banner=Banner("2", "of 4", "Plan the roads", "Anna", "Tap a road for the dragon", MARKS[0]),
        seats=seats(count),
        tray=TRAY,
        bar=PLAN_BAR,
    )


def refusal() -> Screen:
    """A boot that may not go: why, in numbers, the page, and what would do."""
    return Screen(
        page="table",
        board=BOARD,
        marks=Marks(
            tokens=TOKENS,
            pawns=tuple(
                Pawn(t, m)
                for t, m in zip(("feodor", "elvenhold", "virst", "elvenhold", "tichih", "tichih"), MARKS, strict=True)
            ),
            wanted=frozenset({"beata", "yttar", "grangor", "usselen"}),
            wanted_glyph=town_piece("red"),
            wrong=frozenset({"feodor-lapphalya-wood"}),
            glow=frozenset({"albaran-feodor-desert", "albaran"}),
        ),
        banner=Banner("3", "of 4", "Move the boots", "Anna", "Tap the next town, or end the move", MARKS[0]),
        seats=seats(6),
        bar=(
            Choice("undo", "Undo", detail="Anna: Al'Baran to Feodor"),
            Choice("history", "History"),
            Choice("chart", "Chart"),
            Choice("find", "Find town"),
            Choice("end", "End move", tone="primary"),
        ),
        notice=Notice(
            "notice",
            "You need 3 dragons, not 2",
            "woods 2 + obstacle 1 = 3 dragon cards; two were laid down",
            "p. 7, English edition",
            (
                Choice("way/0", "3 dragons", glyph=GLYPHS["dragon"]),
                Choice("way/1", "Caravan of 4", detail="any cards"),
                Choice("way/2", "To Al'Baran", glyph=GLYPHS["troll"]),
            ),
            at="top",
        ),
    )


def moving() -> Screen:
    """A seat's move: the next towns glow, the price is asked below the map."""
    return Screen(
        page="table",
        board=BOARD,
        marks=Marks(
            tokens=TOKENS,
            pawns=tuple(Pawn(t, m) for t, m in zip(("elvenhold",) * 6, MARKS, strict=True)),
            wanted=frozenset({"beata", "yttar", "tichih", "grangor", "usselen", "virst", "kihromah"}),
            wanted_glyph=town_piece("blue"),
            glow=frozenset(
                {
                    "elvenhold-ergeren-wood",
                    "ergeren",
                    "elvenhold-lapphalya-plain",
                    "lapphalya",
                    "beata-elvenhold-plain",
                    "beata-elvenhold-river",
                    "beata",
                    "elvenhold-strykhaven-lake",
                    "strykhaven",
                    "elvenhold-virst-lake",
                    "virst",
                    "elvenhold-rivinia-river",
                    "rivinia",
                }
            ),
            chosen="elvenhold-virst-lake",
            blink="yttar",
        ),
        banner=Banner("4", "of 4", "Move the boots", "Maximiliana", "Which way to Beata?", MARKS[2]),
        seats=seats(2, active=1),
        tray=(
            Choice("way/a", "Pig, 1 card", glyph=GLYPHS["pig"]),
            Choice("way/b", "Raft, 2 cards", detail="upstream", glyph=GLYPHS["raft"]),
            Choice("otherwise", "Pay differently"),
        ),
        bar=(
            Choice("undo", "Undo", detail="Round 3 finished", enabled=False),
            Choice("history", "History"),
            Choice("chart", "Chart"),
            Choice("find", "Find town"),
            Choice("end", "End move", tone="primary"),
        ),
        saving="Saving…",
    )


def paying() -> Screen:
    """Cards by steppers, on a low sheet."""
    kinds = (*KINDS, "raft")
    return Screen(
        page="table",
        board=BOARD,
        marks=Marks(tokens=TOKENS, pawns=(Pawn("feodor", MARKS[0]),), glow=frozenset({"feodor-lapphalya-wood"})),
        banner=Banner("2", "of 4", "Move the boots", "Anna", "Which cards?", MARKS[0]),
        seats=seats(3),
        bar=PLAN_BAR,
        sheet=Sheet(
            "pay",
            "Pay differently",
            (
                Text("Feodor to Lapphálya: 3 dragons, or a caravan of 4 cards", tone="quiet"),
                Steppers(
                    tuple(
                        Stepper(f"card/{kind}", word, number % 3, 0, 3, GLYPHS[kind])
                        for number, (kind, word) in enumerate(zip(kinds, (*WORDS, "Raft"), strict=True))
                    )
                ),
            ),
            (Choice("cancel", "Back"), Choice("pay", "Pay 3 cards", tone="primary")),
            low=True,
        ),
    )


def home() -> Screen:
    """The first page."""
    return Screen(
        page="home",
        sheet=Sheet(
            "home",
            "Boardside",
            (
                Text("A companion that stands beside the board and referees the game.", tone="quiet"),
                Choices(
                    (
                        Choice(
                            "resume",
                            "Go on: Elfenland, round 2",
                            detail="Anna, Boris, Maximiliana and Dana · yesterday 21:40",
                            tone="primary",
                        ),
                        Choice("new", "New game", detail="two to six seats"),
                        Choice("past", "Past games", detail="14 games"),
                        Choice("settings", "Settings", detail="screen, readers, words"),
                    ),
                    columns=2,
                    tall=True,
                ),
                Columns(
                    (
                        Text("Table check", size="title"),
                        Text("Dragon on Feodor – Lapphálya, with an obstacle"),
                        Text("Pig on Elvenhold – Lapphálya", glyph=GLYPHS["pig"]),
                    ),
                    (
                        Text("The file of the last game was broken and has been set aside.", tone="warning"),
                        Text("Readers: all there", tone="good"),
                    ),
                ),
            ),
            frieze=tuple(GLYPHS[kind] for kind in KINDS),
        ),
    )


def new_game() -> Screen:
    """Seats with long names, boots, an edition and switches."""
    rows = []
    for number, name in enumerate(("Anna", "Maximiliana Katharina", "", "Großmutter Elfriede")):
        rows.append(
            Columns(
                (Field(f"name/{number + 1}", name, hint=f"Name of seat {number + 1}", glyph=MARKS[number]),),
                (
                    Choices(
                        (
                            Choice(f"boot/{number + 1}", "Boot", glyph=MARKS[number]),
                            Choice(f"oldest/{number + 1}", "Oldest", tone="selected" if number == 3 else "plain"),
                            Choice(f"remove/{number + 1}", "Remove", tone="quiet"),
                        ),
                        columns=3,
                    ),
                ),
                share=0.46,
            )
        )
    return Screen(
        page="new",
        title="Boardside",
        sheet=Sheet(
            "new",
            "New game of Elfenland",
            (
                *rows,
                Choices((Choice("add", "Add a seat"), Choice("again", "Same players again", tone="quiet"))),
                Text("Edition", size="title"),
                Choices(
                    (
                        Choice("edition/a", "Amigo 1998", tone="selected", detail="German, 4 rounds"),
                        Choice("edition/b", "Rio Grande 1998", detail="English"),
                        Choice("edition/c", "White Goblin 2008", detail="Dutch"),
                        Choice("edition/d", "Albi 2010", detail="Czech", enabled=False),
                    ),
                    columns=2,
                ),
                Choices(
                    (
                        Choice(
                            "switch/a",
                            "A counter is kept at the end of a round",
                            detail="Every seat may keep one counter it did not place.",
                            tone="selected",
                        ),
                    ),
                    columns=1,
                    tall=True,
                ),
            ),
            (Choice("back", "Back", tone="quiet"), Choice("start", "Start the game", tone="primary")),
        ),
        notice=None,
    )


def standings() -> Screen:
    """The end, with a picture of how it came."""
    return Screen(
        page="end",
        board=BOARD,
        marks=Marks(),
        banner=Banner(
            "4", "of 4", "The game is over", "Boris wins", "A tie of towns, broken by cards in hand", MARKS[1]
        ),
        seats=seats(6, active=1),
        bar=(Choice("undo", "Undo", detail="Round 4 finished"), Choice("rematch", "Rematch", tone="primary")),
        sheet=Sheet(
            "end",
            "Boris wins, by two cards",
            (
                Grid(
                    tuple(
                        Row((f"{number + 1}.  {name}", towns, cards), glyph=MARKS[number], strong=number == 1)
                        for number, (name, towns, cards) in enumerate(
                            (("Anna", "12", "3"), ("Boris", "12", "5"), ("Maximiliana", "11", "1"), ("Dana", "9", "0"))
                        )
                    ),
                    (0.5, 0.25, 0.25),
                    ("Seat", "Towns", "Cards"),
                ),
                Plot(
                    ("start", "round 1", "round 2", "round 3", "round 4"),
                    tuple(
                        Series(NAMES[number], MARKS[number], values)
                        for number, values in enumerate(
                            (
                                (0, 3, 6, 10, 12),
                                (0, 4, 6, 9, 12),
                                (0, 2, 5, 9, 11),
                                (0, 3, 5, 7, 9),
                                (0, 1, 4, 7, 10),
                                (0, 2, 3, 6, 8),
                            )
                        )
                    ),
                ),
                Text("Boris and Anna have twelve towns each. Boris holds more travel cards: five to three."),
            ),
        ),
    )


def chart() -> Screen:
    """The transport chart, as a table of glyphs."""
    names = ("Plains", "Woods", "Desert", "Mountains")
    prices = (
        ("1", "1", "–", "–"),
        ("1", "1", "–", "2"),
        ("2", "2", "–", "1"),
        ("–", "1", "2", "1"),
        ("1", "2", "2", "2"),
        ("1", "2", "1", "1"),
    )
    return Screen(
        page="table",
        board=BOARD,
        marks=Marks(tokens=TOKENS),
        banner=Banner("2", "of 4", "Plan the roads", "Anna", "Tap a counter, then a road", MARKS[0]),
        seats=seats(4),
        bar=PLAN_BAR,
        sheet=Sheet(
            "chart",
            "Transport chart",
            (
                Grid(
                    tuple(
                        Row((word, *price), glyph=GLYPHS[kind])
                        for kind, word, price in zip(KINDS, WORDS, prices, strict=True)
                    ),
                    (0.32, 0.17, 0.17, 0.17, 0.17),
                    ("", *names),
                ),
            ),
            (Choice("close", "Close", tone="primary"),),
        ),
    )


def history() -> Screen:
    """Every act in words; a touch goes back to there."""
    acts = (
        "Anna lays the dragon on Feodor → Lapphálya",
        "Boris lays the cloud on Dag'Amura → Kihromah",
        "Maximiliana lays an obstacle on Feodor → Lapphálya, which costs one card more for everybody who passes",
        "Dana passes",
    )
    return Screen(
        page="history",
        sheet=Sheet(
            "history",
            "History",
            (
                Grid(
                    tuple(
                        Row(
                            (str(number + 1), acts[number % 4], "back to here"),
                            does=f"back/{number}",
                            glyphs=(None, MARKS[number % 4]),
                        )
                        for number in range(18)
                    ),
                    (0.08, 0.7, 0.22),
                ),
            ),
            (Choice("close", "Close", tone="primary"),),
        ),
        notice=Notice("news", "Saved to a file", "The game has 214 acts.", tone="news"),
    )


def gallery() -> dict[str, Screen]:
    """All of them by name."""
    return {
        "planning-4": planning(4),
        "planning-6": planning(6),
        "refusal": refusal(),
        "moving": moving(),
        "paying": paying(),
        "home": home(),
        "new-game": new_game(),
        "standings": standings(),
        "chart": chart(),
        "history": history(),
    }
