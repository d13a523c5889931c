"""Games in and out: JSON lines, paper, QR codes, statistics, USB sticks."""
