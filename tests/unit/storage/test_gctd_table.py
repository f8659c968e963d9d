"""`make bench-gctd`: what the table says of the programs of [GCTD]."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).resolve().parents[3] / "bench" / "gctd.py"
LARGE = ("clos", "crni", "dich", "fdtd", "fiff")


@pytest.fixture(scope="module")
def lines() -> dict[str, list[str]]:
    command = [sys.executable, str(BENCH), "--table"]
    only = [word for name in LARGE for word in ("--only", name)]
    done = subprocess.run([*command, *only], capture_output=True, text=True, check=True)
    return {line.split()[0]: line.split()[1:] for line in done.stdout.splitlines()[2:]}


@pytest.mark.parametrize("name", LARGE)
def test_no_less_is_saved_than_in_the_paper(lines: dict[str, list[str]], name: str) -> None:
    *_, saved, paper = lines[name]
    assert float(saved) >= float(paper)


@pytest.mark.parametrize("name", LARGE)
def test_all_sizes_are_known(lines: dict[str, list[str]], name: str) -> None:
    """As in the paper, nothing of these programs is of a size that only the run tells."""
    assert lines[name][0].endswith("/0")
    assert lines[name][1].endswith("/0")
