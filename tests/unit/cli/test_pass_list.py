"""`mat2c dump --passes`."""

from __future__ import annotations

import pytest

from mat2c import cli
from mat2c.opt import pipeline

#: What has its contract elsewhere: a construction of the IR's room, and steps that call others.
PLAIN = {"ssa", "refine", *pipeline.WHOLE, "typed copies", "typed dead", "typed hollow"}


def test_every_pass_is_listed_with_its_contract(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["dump", "--passes"]) == 0
    rows = [line for line in capfd.readouterr().out.splitlines() if line.startswith("  ")]
    tables = (pipeline.UNTYPED, pipeline.SETTLED, pipeline.FOLDED, pipeline.TYPED)
    names = {step.name for table in tables for step in table}
    names |= {run.__name__ for run in (*pipeline.REFINEMENTS, *pipeline.REWRITES)}
    listed = {row[2:24].strip(): row for row in rows}
    assert names <= set(listed)
    assert {n for n, row in listed.items() if "breaks" not in row and "keeps" not in row} <= PLAIN


def test_passes_need_no_program(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["dump", "--passes", "nothing.m"]) == 0
    assert capfd.readouterr().out.startswith("before inference:\n")
