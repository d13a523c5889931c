"""Drawing that all games share: boards, curves, seat marks and panels."""
