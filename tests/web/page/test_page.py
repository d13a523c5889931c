"""The code of the pages: its modules by tests of their own, and how it is written, by a linter and a type checker."""

from __future__ import annotations

import json
import platform
import re
import subprocess
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from selenium.webdriver.chrome.webdriver import WebDriver

from tests.web.browsers import chromium
from tests.web.page.declarations import declarations

HERE = Path(__file__).parent
PROJECT = HERE.parents[2]
PAGE = PROJECT / "companion/web/page"
CODE = (PAGE, PROJECT / "companion/club/pages/page", HERE)
MACHINE = {"x86_64": "linux-x64", "aarch64": "linux-arm64"}.get(platform.machine(), "")
BIOME = HERE / f"node_modules/@biomejs/cli-{MACHINE}/biome"
TSC = HERE / f"node_modules/@typescript/typescript-{MACHINE}/lib/tsc"
TESTS = [
    (module.name, name)
    for module in sorted(HERE.glob("test_*.js"))
    for name in re.findall(r"^export (?:async )?function (\w+)", module.read_text(encoding="utf-8"), re.MULTILINE)
]
RUN = """
const [module, name, done] = arguments;
import(`/tests/${module}`).then((tests) => tests[name]()).then(() => done(""), (error) => done(String(error)));
"""


class Files(SimpleHTTPRequestHandler):
    """The page's files at /page/, and those of its tests at /tests/."""

    def translate_path(self, path: str) -> str:
        """The file at this address."""
        where, _, name = path.lstrip("/").partition("/")
        return str({"page": PAGE, "tests": HERE}.get(where, HERE / "none") / Path(name).name)

    def log_message(self, *_: object) -> None:
        """Nothing is said of a request."""


@pytest.fixture(scope="module")
def window() -> Iterator[WebDriver]:
    """An empty page beside the modules, in a browser."""
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Files)) as server, chromium() as driver:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        driver.get(f"http://127.0.0.1:{server.server_port}/tests/empty.html")
        yield driver
        server.shutdown()


@pytest.mark.parametrize(("module", "name"), TESTS)
def test_a_module_of_the_page_keeps_its_promise(window: WebDriver, module: str, name: str) -> None:
    window.refresh()
    assert window.execute_async_script(RUN, module, name) == ""


def said(*command: str | Path) -> str:
    """What this tool finds wrong; "" if it finds nothing."""
    if not Path(command[0]).exists():
        pytest.skip("no tools for the page's code here: npm ci --ignore-scripts, in tests/web/page")
    ended = subprocess.run(command, capture_output=True, text=True, check=False, cwd=HERE)
    return ended.stdout + ended.stderr if ended.returncode else ""


def test_the_code_of_the_pages_is_formatted_and_the_linter_finds_nothing() -> None:
    assert said(BIOME, "ci", "--colors=off", "--error-on-warnings", *CODE) == ""


def types(folder: Path, *more: Path) -> str:
    """What the type checker finds in the page's code, and in these files."""
    (folder / "sent.d.ts").write_text(declarations(), encoding="utf-8")
    files = [str(each) for each in (PAGE / "*.js", folder / "sent.d.ts", *more)]
    settings = folder / "tsconfig.json"
    settings.write_text(json.dumps({"extends": str(HERE / "tsconfig.json"), "include": files}), encoding="utf-8")
    return said(TSC, "--project", settings)


def test_the_page_reads_only_what_it_is_sent(tmp_path: Path) -> None:
    assert types(tmp_path) == ""


def test_the_type_checker_finds_a_field_that_no_screen_has(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.js"
    wrong.write_text("/** @param {Sent.Screen} screen */\nexport const one = (screen) => screen.banner.turned;\n")
    assert "'turned' does not exist on type 'Banner'" in types(tmp_path, wrong)
