"""A browser, a page with one field, and the keys that drive it."""
import os
import pathlib
import shutil
import sys

import pytest
from playwright.sync_api import sync_playwright

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "Scripts"))

from serve_web import serving  # noqa: E402

from field import Field  # noqa: E402

BUILT = ROOT / ".build" / "web"


@pytest.fixture(scope="session")
def address():
    """Where the built page is served, with the tests' own page beside it."""
    target = BUILT / "tests"
    target.mkdir(exist_ok=True)
    for file in pathlib.Path(__file__).parent.iterdir():
        if file.suffix in (".html", ".js", ".css"):
            shutil.copyfile(file, target / file.name)
    return serving(str(BUILT))


@pytest.fixture(scope="session")
def browser():
    """The system's chromium, or the one that CHROMIUM names."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not path:
        pytest.exit("no chromium here; Debian: apt-get install chromium", returncode=2)
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not run as root, which CI is; containers have little shared memory.
        made = playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-dev-shm-usage"])
        yield made
        made.close()


@pytest.fixture(scope="session")
def context(browser):
    made = browser.new_context(viewport={"width": 900, "height": 600}, locale="en-US")
    made.grant_permissions(["clipboard-read", "clipboard-write"])
    yield made
    made.close()


@pytest.fixture(scope="session")
def shared_page(context, address):
    """The tests' own page, loaded once; what goes wrong in it fails a test."""
    page = context.new_page()
    page.problems = []
    page.on("pageerror", lambda error: page.problems.append(str(error)))
    page.on("console", lambda line: line.type == "error" and page.problems.append(line.text))
    page.goto(f"{address}/tests/page.html")
    page.wait_for_selector("html[data-ready]", state="attached", timeout=20_000)
    return page


@pytest.fixture
def page(shared_page):
    yield shared_page
    problems, shared_page.problems[:] = list(shared_page.problems), []
    assert not problems, problems


@pytest.fixture
def make(page):
    """Makes a field of the attributes given; it has the focus."""

    def made(locale="en-US", currency="USD", **attributes):
        return Field(page, {"locale": locale, "currency": currency, **attributes})

    return made
