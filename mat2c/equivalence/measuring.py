"""`mat2c bench`: time and memory of a program, compiled and in Octave, and MATLAB's as they are
given."""

from __future__ import annotations

import csv
import importlib
import importlib.util
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any

from mat2c.build import cache as store
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import CompileError, ToolError
from mat2c.support.files import working_folder, write_whole
from mat2c.support.record import dataclass
from mat2c.support.stages import stage

_LIMIT = 24 * 3600  # seconds of a run
_KILO = 1 if sys.platform == "darwin" else 1024  # the unit of what systems tell of memory


@dataclass(frozen=True, slots=True)
class Measured:
    """The runs of one system: seconds of each, the most memory in MB or None, and what was
    printed."""

    system: str
    seconds: list[float]
    megabytes: float | None = None
    output: bytes = b""

    @property
    def median(self) -> float:
        """The middle of the times."""
        return median(self.seconds)


def launcher(toolchain: Toolchain) -> Path | None:
    """A small program that runs others and tells what they used; None where it can't be made."""
    source = Path(__file__).with_name("launch.c")
    identity = store.key(source.read_text(), toolchain.key)

    def make(output: Path) -> None:
        with working_folder() as folder:
            compiled = folder / "launch.o"
            toolchain.compile(source, compiled)
            toolchain.link_program(folder / "launch", str(compiled))
            write_whole({output: (folder / "launch").read_bytes()}, mode=0o777)

    try:
        return store.entry("programs", identity, make)
    except (CompileError, ToolError):
        return None


def measured(
    system: str, command: Sequence[str], runs: int, folder: Path, launch: Path | None
) -> Measured:
    """Runs a command several times; a ToolError where it can't be started. A program that ends with
    an error is measured, too: that may be what it does."""
    seconds, most, output = [], 0.0, b""
    with working_folder() as scratch:
        report = scratch / "report"
        lead = [] if launch is None else [str(launch), str(report), str(_LIMIT)]
        for _ in range(runs):
            began = time.perf_counter()
            try:
                with stage(system):
                    done = subprocess.run(
                        [*lead, *command],
                        cwd=folder,
                        stdin=subprocess.DEVNULL,
                        capture_output=True,
                    )
            except OSError as error:
                raise ToolError(f"can't run '{command[0]}': {error.strerror}") from None
            took, output = time.perf_counter() - began, done.stdout
            if lead:
                used = report.read_text().split()
                took, most = float(used[0]), max(most, float(used[1]) * _KILO / 1e6)
            seconds.append(took)
    return Measured(system, seconds, most or None, output)


def of_matlab(path: Path, program: str) -> Measured:
    """MATLAB's time from a CSV file with the columns program, seconds and perhaps megabytes: a row
    for each run."""
    with path.open(newline="", encoding="utf-8-sig") as file:
        rows = [r for r in csv.DictReader(file) if Path(r.get("program") or "").stem == program]
    try:
        seconds = [float(row["seconds"]) for row in rows]
        memory = [float(row["megabytes"]) for row in rows if row.get("megabytes")]
    except (KeyError, ValueError):
        raise ToolError(f"'{path}' needs the columns program,seconds[,megabytes]") from None
    if not seconds:
        raise ToolError(f"'{path}' has no row for the program '{program}'")
    return Measured("MATLAB", seconds, max(memory, default=None))


def table(name: str, found: Sequence[Measured]) -> str:
    """The times as text; the first system is what the others are compared with."""
    first = found[0]
    lines = [f"{name}{'time (median)':>{36 - len(name)}}{'memory':>12}"]
    for each in found:
        memory = "" if each.megabytes is None else f"{each.megabytes:.1f} MB"
        ratio = "" if each is first else f"   {each.median / first.median:.1f} times {first.system}"
        line = f"{each.system:<20}{_seconds(each.median):>16}{memory:>12}{ratio}"
        lines.append(line.rstrip())
    runs = ", ".join(f"{len(each.seconds)} of {each.system}" for each in found)
    lines.append(f"runs: {runs}; times include the start of the process")
    printed = [each for each in found if each.system != "MATLAB"]
    if len(printed) > 1:
        same = all(each.output == first.output for each in printed)
        lines.append("both print the same" if same else "they print different texts")
    return "\n".join(lines) + "\n"


def _seconds(value: float) -> str:
    return f"{value * 1000:.1f} ms" if value < 1 else f"{value:.2f} s"


def as_csv(program: str, found: Sequence[Measured]) -> str:
    """A row for each run."""
    rows = ["program,system,seconds,megabytes"]
    for each in found:
        memory = "" if each.megabytes is None else f"{each.megabytes:.1f}"
        rows += [f"{program},{each.system},{seconds:.6f},{memory}" for seconds in each.seconds]
    return "\n".join(rows) + "\n"


def plot(name: str, found: Sequence[Measured], path: Path) -> None:
    """Draws times and memory as bars, into a file of the kind that its suffix says."""
    if importlib.util.find_spec("matplotlib") is None:
        raise ToolError("--plot needs matplotlib: pip install 'mat2c[plot]'")
    matplotlib: Any = importlib.import_module("matplotlib")
    matplotlib.use("Agg")
    pyplot: Any = importlib.import_module("matplotlib.pyplot")
    figure, axes = pyplot.subplots(1, 2, figsize=(8, 1.2 + 0.5 * len(found)), layout="constrained")
    systems = [each.system for each in found]
    for axis, title, values, unit in (
        (axes[0], "time", [each.median for each in found], "seconds, median"),
        (axes[1], "memory", [each.megabytes or 0.0 for each in found], "MB, most"),
    ):
        bars = axis.barh(systems, values, color=["#2f7d4f", "#b35900", "#4a6a8a"][: len(found)])
        axis.bar_label(bars, fmt="%.3g", padding=3)
        axis.set(title=title, xlabel=unit, xlim=(0, 1.2 * max(max(values), 1e-9)))
        axis.invert_yaxis()
    figure.suptitle(name)
    try:
        figure.savefig(path)
    except ValueError as error:
        raise ToolError(f"--plot: {error}") from None
    finally:
        pyplot.close(figure)
