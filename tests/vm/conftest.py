"""The machine of a file of tests: one at a time, on a disk of its own, at the table's first frame."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.vm.machine import IMAGES, Machine

NUMBERS = "BOARDSIDE_NUMBERS"


def measured(what: str, value: str, wanted: str = "") -> None:
    """Keep a number for the summary of the run."""
    if NUMBERS in os.environ:
        with Path(os.environ[NUMBERS]).open("a", encoding="utf-8") as file:
            file.write(f"{what}\t{value}\t{wanted}\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All of them are of the full tier, and need an image."""
    for item in items:
        if Path(item.path).parent == Path(__file__).parent:
            item.add_marker(pytest.mark.full)
            if IMAGES not in os.environ:
                item.add_marker(pytest.mark.skip(reason=f"deploy/test.sh --vm makes the disk that {IMAGES} names"))


@pytest.fixture(scope="module")
def machine(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    """A machine that is up."""
    with Machine(tmp_path_factory.mktemp("vm")) as it:
        it.until_up()
        it.still(name=f"{it.arch}-first")
        it.panel()
        yield it


@pytest.fixture(autouse=True)
def _numbers(request: pytest.FixtureRequest) -> Iterator[None]:
    began = time.monotonic()
    yield
    print(f"{request.node.name}: {time.monotonic() - began:.0f} s")
