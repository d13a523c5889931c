"""Whether this machine can make a sound."""

from __future__ import annotations

from pathlib import Path

CARDS = Path("/proc/asound/cards")
"""What Linux lists its sound cards in: ` 0 [Headphones ]: bcm2835_headpho - bcm2835 Headphones`."""


def there(cards: Path = CARDS) -> bool:
    """Whether Linux lists a sound card, which may have no loudspeaker connected."""
    try:
        return any(line.lstrip()[:1].isdigit() for line in cards.read_text(encoding="utf-8").splitlines())
    except OSError:
        return False
