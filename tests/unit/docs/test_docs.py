"""The documents say what is there: every operation, every option, every folder."""

from __future__ import annotations

import re
from pathlib import Path

import click
import pytest

from mat2c.cli import main
from mat2c.ir.ops import OPS
from tests.harness import pages, site_pages

ROOT = Path(__file__).parents[3]
ROOMS = sorted(p.parent.name for p in (ROOT / "mat2c").glob("*/__init__.py"))


def read(name: str) -> str:
    return (ROOT / name).read_text()


def section(text: str, title: str) -> str:
    """What stands under a heading of the second level."""
    return text.split(f"\n## {title}\n", 1)[1].split("\n## ", 1)[0]


def operations() -> str:
    return section(read("docs/ir.md"), "Operations")


@pytest.mark.parametrize("name", OPS)
def test_every_operation_is_documented(name: str) -> None:
    words = {w for code in re.findall(r"`([^`]+)`", operations()) for w in re.findall(r"\w+", code)}
    assert name in words


def test_every_documented_operation_exists() -> None:
    firsts = [row.split("|")[1] for row in operations().splitlines() if row.startswith("| `")]
    named = {code.split()[0] for cell in firsts for code in re.findall(r"`([^`]+)`", cell)}
    assert named - set(OPS) == set()


@pytest.mark.parametrize("room", ROOMS)
def test_the_tour_visits_every_room(room: str) -> None:
    assert f"`{room}/`" in read("docs/architecture.md")


def test_the_readme_names_every_command() -> None:
    assert [name for name in main.commands if f"mat2c {name}" not in read("README.md")] == []


def test_the_readme_names_every_option() -> None:
    shown = read("README.md")
    options = {
        max(option.opts, key=len)
        for command in main.commands.values()
        for option in command.params
        if isinstance(option, click.Option)
    }
    assert [option for option in sorted(options) if option not in shown] == []


@pytest.mark.parametrize("page", pages.NAMES)
def test_links_lead_somewhere(page: str) -> None:
    here = ROOT / page
    for path, heading in pages.links(page):
        target = here.parent / path if path else here
        assert target.exists(), path
        assert not heading or heading in pages.headings(target), f"{path}#{heading}"


def test_the_comparison_has_its_sources() -> None:
    text = read("docs/comparison.md")
    claims, sources = text.split("\n## Sources\n")
    cited = set(re.findall(r"\[([A-Z]\d)\]", claims))
    assert cited == set(re.findall(r"^- ([A-Z]\d): ", sources, re.MULTILINE))


def test_the_site_has_every_page() -> None:
    """What `make docs-site` shows is what is there."""
    shown = re.findall(r": ([\w/-]+\.md)$", read("mkdocs.yml"), re.MULTILINE)
    assert sorted(map(site_pages.in_tree, shown)) == sorted(pages.NAMES)


def test_links_of_the_site() -> None:
    moved = site_pages.linked("[a](docs/abi.md#threads) [b](examples/) [c](#x)", "readme.md")
    assert moved == "[a](abi.md#threads) [b](examples/index.md) [c](#x)"
    moved = site_pages.linked("[a](../README.md) [b](https://x.org/y)", "commands.md")
    assert moved == "[a](readme.md) [b](https://x.org/y)"
    moved = site_pages.linked("[a](kalman/Makefile) [b](../docs/abi.md)", "examples/index.md")
    assert moved == "[a](kalman/Makefile) [b](../abi.md)"


@pytest.mark.parametrize("path", sorted(p.name for p in (ROOT / "docs").glob("*.md")))
def test_named_files_exist(path: str) -> None:
    """`mat2c/…py`, `runtime/…` and the like; a word in capitals stands for any name."""
    files = re.findall(
        r"`((?:mat2c|runtime|templates|tests|tools|bench|docs)/[\w/.-]+)`", read(f"docs/{path}")
    )
    fixed = [name for name in files if not re.search(r"[A-Z]{3}|…", name.replace("README", ""))]
    assert [name for name in fixed if not (ROOT / name).exists()] == []
