"""Runs every benchmark beside this file, or those named: `python -m tests.benchmarks say resume`."""

from __future__ import annotations

import sys
from importlib import import_module
from pkgutil import iter_modules

import tests.benchmarks


def main(names: list[str]) -> int:
    """Each module that has a `main()` prints a small table; status 2 for a name that is none of them."""
    found = [module.name for module in iter_modules(tests.benchmarks.__path__) if not module.name.startswith("_")]
    unknown = [name for name in names if name not in found]
    if unknown:
        print(f"There is no benchmark {', '.join(unknown)}; there are {', '.join(found)}.", file=sys.stderr)
        return 2
    for name in names or found:
        module = import_module(f"tests.benchmarks.{name}")
        if hasattr(module, "main"):
            print((module.__doc__ or name).splitlines()[0], flush=True)
            module.main()
            print(flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
