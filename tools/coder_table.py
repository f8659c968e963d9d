"""Writes the table of functions in docs/coder.md (`tests/harness/coder_page.py`)."""

from __future__ import annotations

from tests.harness.coder_page import PAGE, page

if __name__ == "__main__":
    PAGE.write_text(page())
