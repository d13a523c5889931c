"""What all games draw in the same way: boards, curves, seat marks and panels."""
