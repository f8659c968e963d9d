"""Small programs, analysed, for the tests of reports."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver.compilation import Compilation
from mat2c.infer.engine import Specialisation
from mat2c.opt.pipeline import FOLDED, TYPED
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def compilation(folder: Path, text: str, args: str | None = None) -> Compilation:
    """A program in SSA, before inference."""
    path = folder / "prog.m"
    path.write_text(text)
    work = Compilation(path, Options(args=args), Diagnostics())
    work.middle()
    return work


def listed(folder: Path, text: str, args: str | None = None) -> Compilation:
    """A program whose C file has been written, with its listing."""
    path = folder / "prog.m"
    path.write_text(text)
    work = Compilation(path, Options(args=args), Diagnostics())
    work.listed_texts()
    return work


def analysed(folder: Path, text: str, args: str | None = None) -> Specialisation:
    """The entry of a program after inference."""
    work = compilation(folder, text, args)
    return work.infer() or work.anything()


def with_checks(spec: Specialisation) -> None:
    """Runs the typed passes up to the one that inserts checks."""
    assert spec.flow is not None
    for step in FOLDED + TYPED:
        step.run(spec.flow)
        if step.name == "checks":
            return
