"""Writes docs/diagnostics.md (`tests/harness/diagnostics_page.py`)."""

from __future__ import annotations

from tests.harness.diagnostics_page import PAGE, page

if __name__ == "__main__":
    PAGE.write_text(page())
