"""Every test that docs/papers.md names is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).resolve().parents[2]
PAGE = (TESTS.parent / "docs" / "papers.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`((?:unit|e2e|mpi)/[^`]+)`", PAGE)))
ROWS = [line for line in PAGE.splitlines() if re.match(r"\| [0-9]", line)]


@pytest.mark.parametrize("name", NAMED)
def test_what_is_named_exists(name: str) -> None:
    path, _, function = name.partition("::")
    text = (TESTS / path).read_text(encoding="utf-8")
    assert not function or f"\ndef {function}(" in text


@pytest.mark.parametrize("row", ROWS)
def test_every_row_has_a_state_and_a_test(row: str) -> None:
    *_, state, test, _ = row.split("|")
    assert re.match(r" (yes|partly: .+|no) $", state)
    assert "`" in test or state == " no "
