"""Nine Men's Morris for Boardside: a game as a stranger writes one, against the public protocol alone."""

from companion.games.registry import RegisteredGame

GAME = RegisteredGame(
    engine="mill.game:Mill", view="mill.view:MillView", names="mill.view:names", taggable="mill.view:tagged"
)
