"""The frames of the suite's functions are as small as what lives at one time."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.driver.session import nested
from mat2c.storage.model import StoragePlan
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

SUITE = Path(__file__).resolve().parents[3] / "bench" / "suite"
PROGRAMS = sorted(SUITE.glob("*/*_driver.m"))
NEAR = 1.05


def plans(path: Path) -> list[StoragePlan]:
    work = Compilation(path, Options(), Diagnostics())
    work.middle()
    specs = work.engine.reachable(work.infer() or work.anything())
    return [work.planning.prepare(spec)[0] for spec in specs]


@pytest.mark.parametrize("path", PROGRAMS, ids=lambda path: path.parent.name)
def test_frames_are_near_their_bound(path: Path) -> None:
    for plan in nested(Options(), Diagnostics(), lambda: plans(path)):
        for element, arena in plan.arenas.items():
            assert arena.placed <= NEAR * arena.lower_bound, f"{plan.function}: {element}"
