"""Programs that are right get no warnings."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

ROOT = Path(__file__).parents[2]
#: Areas whose programs don't provoke errors.
AREAS = ("algorithms_*", "games_*", "image_*", "matlab_style", "signal", "statistics", "trades_*")
SUITE = sorted((ROOT / "bench" / "suite").glob("*/*_driver.m"))
FOUND = [p for area in AREAS for p in sorted((ROOT / "tests" / "e2e").glob(f"{area}/*.m"))]
PROGRAMS = [p for p in FOUND if not p.with_suffix(".err").exists()]


@pytest.mark.parametrize(
    "path", [*SUITE, *PROGRAMS[::8]], ids=lambda p: f"{p.parent.name}/{p.stem}"
)
def test_no_warning_is_given(path: Path) -> None:
    found = Diagnostics()
    Compilation(path, Options(), found).warn()
    assert [d.render() for d in found.sorted()] == []
