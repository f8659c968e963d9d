"""The numbers of [GCTD] Figures 2 to 6, as tables, as a page and as pictures (`bench/gctd.py`)."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import astuple, dataclass
from pathlib import Path

import pages

BENCH = Path(__file__).parent
SUITE = BENCH / "suite"
OCTAVE = ("octave", "--no-gui", "--norc", "--no-history", "--quiet")
MAT2C = (sys.executable, "-m", "mat2c", "build")
OPTIONS = {"mat2c": (), "no-gctd": ("--no-gctd",), "boxed": ("--boxed",)}
KINDS = (*OPTIONS, "twin", "octave")


@dataclass(frozen=True, slots=True)
class Run:
    """Seconds, and average kilobytes over them."""

    seconds: float
    stack: float
    dynamic: float  # stack and heap
    virtual: float
    resident: float


Measured = dict[str, dict[str, Run]]
"""By program and kind; kinds that failed are missing."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One of the figures: its name, and what it shows of a run."""

    number: str
    title: str
    value: Callable[[Run], float]
    form: str = ",.0f"
    kinds: Sequence[str] = KINDS


FIGURES = (
    Figure("2a", "average stack, KB", lambda run: run.stack),
    Figure("2b", "average stack and heap, KB", lambda run: run.dynamic),
    Figure("3", "average virtual memory, KB", lambda run: run.virtual),
    Figure("4", "average resident memory, KB", lambda run: run.resident),
    Figure("5", "time, s", lambda run: run.seconds, ".4f"),
    Figure("6", "time with and without GCTD, s", lambda run: run.seconds, ".4f", KINDS[:2]),
    Figure(
        "kcore",
        "stack and heap times duration, KB·min",
        lambda r: r.dynamic * r.seconds / 60,
        ",.2f",
    ),
)


def measure_all(names: Sequence[str], options: argparse.Namespace) -> Measured:
    """Builds and runs every program in every kind, and says what fails."""
    kinds = [kind for kind in KINDS if kind not in options.without]
    found: Measured = {}
    with tempfile.TemporaryDirectory(prefix="mat2c-gctd-") as scratch:
        folder = Path(scratch)
        build_c(BENCH / "sample.c", folder / "sample")
        for name in names:
            found[name] = {}
            for kind in kinds:
                try:
                    found[name][kind] = median_run(name, kind, folder, options)
                except subprocess.CalledProcessError as error:
                    print(f"{name}: {kind}: {error}", file=sys.stderr)
    return found


def median_run(name: str, kind: str, folder: Path, options: argparse.Namespace) -> Run:
    command = built(name, kind, folder)
    runs = [run_once(command, SUITE / name, folder, options.timeout) for _ in range(options.runs)]
    columns = zip(*map(astuple, runs), strict=True)
    return Run(*(statistics.median(column) for column in columns))


def built(name: str, kind: str, folder: Path) -> list[str]:
    """The command that runs a program in a kind."""
    source, target = f"{name}_driver.m", folder / f"{name}-{kind}"
    if kind == "octave":
        return [*OCTAVE, source]
    if kind == "twin":
        build_c(SUITE / name / "twin.c", target)
    else:
        command = [*MAT2C, source, "-o", str(target), *OPTIONS[kind]]
        subprocess.run(command, cwd=SUITE / name, check=True, capture_output=True)
    return [str(target)]


def build_c(source: Path, target: Path) -> None:
    flags = ("-O3", "-march=native", "-std=c11", "-ffp-contract=off", "-fno-math-errno")
    compiler = os.environ.get("CC", "gcc")
    command = [compiler, *flags, str(source), "-o", str(target), "-lm"]
    subprocess.run(command, check=True, capture_output=True)


def run_once(command: Sequence[str], cwd: Path, folder: Path, timeout: int) -> Run:
    report = folder / "report"
    sampled = [str(folder / "sample"), str(report), str(timeout), *command]
    subprocess.run(sampled, cwd=cwd, check=True, stdin=subprocess.DEVNULL, capture_output=True)
    *numbers, code = report.read_text(encoding="utf-8").split()
    if code != "0":
        raise subprocess.CalledProcessError(int(code), list(command))
    return Run(*map(float, numbers))


# --- reporting -----------------------------------------------------------------------------------


def report(measured: Measured, table: str) -> None:
    """Prints the tables, and writes them and pictures to the page of the benchmarks."""
    text, charts = f"Table 2\n{table}\n", []
    for figure in FIGURES:
        part = f"\nFigure {figure.number}: {figure.title}\n{figure_table(figure, measured)}"
        print(part)
        text += f"{part}\n"
        rows = {name: values_of(figure, runs) for name, runs in measured.items()}
        charts.append(pages.Chart(f"figure_{figure.number}", figure.title, rows))
    pages.write("gctd", "Storage: the table and figures of [GCTD]", text, charts)


def values_of(figure: Figure, runs: dict[str, Run]) -> dict[str, float]:
    return {kind: figure.value(runs[kind]) for kind in figure.kinds if kind in runs}


def figure_table(figure: Figure, measured: Measured) -> str:
    """A line for each program; behind each other kind how many times mat2c's it is."""
    lines = [f"{'program':<9}" + "".join(f"{kind:>22}" for kind in figure.kinds)]
    for name, runs in measured.items():
        lines.append(f"{name:<9}" + "".join(cell(figure, runs, k) for k in figure.kinds))
    return "\n".join(lines)


def cell(figure: Figure, runs: dict[str, Run], kind: str) -> str:
    value = figure.value(runs[kind]) if kind in runs else 0
    if not value:  # it failed, or ended before it was looked at
        return f"{'':>22}"
    own = figure.value(runs["mat2c"]) if "mat2c" in runs else 0
    times = f"({value / own:.2f})" if own and kind != "mat2c" else ""
    return f"{format(value, figure.form):>13}{times:>9}"
