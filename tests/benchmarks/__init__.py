"""How fast it is, as ratios measured in one run: `python -m tests.benchmarks`."""

import sys
from pathlib import Path

# What the tests begin from can be imported here too.
sys.path.insert(0, str(Path(__file__).parents[1]))
