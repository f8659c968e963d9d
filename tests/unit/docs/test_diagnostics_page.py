"""docs/diagnostics.md is up to date, and its examples get the diagnostics that they show."""

from __future__ import annotations

import pytest

from mat2c.support.codes import KINDS
from tests.harness import diagnostics_page

#: A file that can't be read depends on who runs the test.
WITHOUT = {"unreadable-file"}


@pytest.mark.parametrize("code", sorted(KINDS.keys() - WITHOUT))
def test_an_example_gets_its_diagnostic(code: str) -> None:
    example = diagnostics_page.read_example(code)
    assert example is not None
    told = diagnostics_page.reported(example)
    assert code in [d.code for d in told]
    shown = next(d for d in told if d.code == code)
    assert shown.severity.value == KINDS[code].severity


def test_there_are_no_other_examples() -> None:
    names = {path.stem for path in diagnostics_page.EXAMPLES.glob("*.m")}
    assert names == KINDS.keys() - WITHOUT


def test_the_page_is_up_to_date() -> None:
    assert diagnostics_page.PAGE.read_text() == diagnostics_page.page()
