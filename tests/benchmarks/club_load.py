"""Memory, processor time and delays of a club of 200 tables at an action a second each, without the kills of `club`.

About three minutes, and the environment of `club`.
"""

from __future__ import annotations

from tests.benchmarks import club


def main() -> None:
    """Prints the numbers with what they may be at most."""
    club.main(kills=False)


if __name__ == "__main__":
    main()
