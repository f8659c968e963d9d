"""docs/coder.md has the functions of `coder` as the table has them."""

from __future__ import annotations

from tests.harness import coder_page


def test_the_page_is_up_to_date() -> None:
    assert coder_page.PAGE.read_text() == coder_page.page()
