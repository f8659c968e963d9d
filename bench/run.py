"""Runs the benchmark suite side by side: mat2c, mat2c --no-gctd, a hand-written twin, Octave.

    run.py [--quick] [--kernels] [--only NAME]... [--runs N] [--json FILE]

Every program is built with mat2c twice and run at its published size; its output is compared with
Octave's. Time and peak memory are medians of N runs, as the kernel reports them (wait4). The kinds
take turns, so that a machine that is slow for a while is slow for all.
--quick takes the small sizes, one run, and no twins (these know only the published size).
--kernels runs the programs of kernels/ instead: mat2c and its twin, whose outputs must agree.
The table and pictures of it are written to bench/out, too (`pages.py`).
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

import pages

from mat2c import equivalence
from mat2c.build.compiler import LANGUAGE, OPTIMISE

SUITE = Path(__file__).parent / "suite"
KERNELS = Path(__file__).parent / "kernels"
LAUNCHER = Path(equivalence.__file__).with_name("launch.c")
OCTAVE = ["octave", "--no-gui", "--norc", "--no-history", "--quiet"]
C_FLAGS = [*OPTIMISE, *LANGUAGE]  # what mat2c compiles its own C with
KINDS = ("mat2c", "no-gctd", "twin", "octave")
# Octave needs minutes for some programs; a run that long is measured once.
LONG_RUN = 2.0


@dataclass(frozen=True, slots=True)
class Run:
    """One run of one process."""

    seconds: float
    kilobytes: int
    output: bytes


@dataclass(slots=True)
class Measured:
    """The median of some runs, or why there are none."""

    seconds: float = 0.0
    kilobytes: float = 0.0
    build_seconds: float = 0.0
    runs: int = 0
    failure: str = ""
    output: bytes = field(default=b"", repr=False)


@dataclass(slots=True)
class Row:
    """All that was measured of one program."""

    name: str
    by_kind: dict[str, Measured]

    def reference(self) -> str | None:
        """The kind that says what is right: Octave where it ran, else the twin."""
        ran = (kind for kind in ("octave", "twin") if kind in self.by_kind)
        return next((kind for kind in ran if not self.by_kind[kind].failure), None)

    def differing(self) -> list[str]:
        """The kinds whose output isn't the reference's."""
        reference = self.reference()
        if reference is None:
            return []
        right = self.by_kind[reference].output.split()
        return [
            kind for kind, m in self.by_kind.items() if not m.failure and m.output.split() != right
        ]


def main() -> int:
    options = parse_options()
    known = program_names(options.kernels)
    names = options.only or known
    unknown = [name for name in names if name not in known]
    if unknown:
        print(f"no such program: {', '.join(unknown)}", file=sys.stderr)
        return 2
    kinds = [kind for kind in KINDS if kind not in options.without]
    rows = []
    with tempfile.TemporaryDirectory(prefix="mat2c-bench-") as scratch:
        build_c(LAUNCHER, Path(scratch) / "launch")
        text = tell(heading(kinds))
        for name in names:
            row = measure_program(name, kinds, options, Path(scratch))
            rows.append(row)
            text += tell(table_line(row, kinds))
            text += "".join(tell(f"  {note}") for note in notes(row))
        text += tell(means_line(rows))
    which = "kernels" if options.kernels else "suite"
    pages.write(which, f"Programs: the {which}", text, charts(rows))
    if options.json:
        options.json.write_text(json.dumps(as_json(rows), indent=2) + "\n", encoding="utf-8")
    return 1 if any(notes(row) for row in rows) else 0


def program_names(kernels: bool) -> list[str]:
    if kernels:
        return sorted(p.stem for p in KERNELS.glob("*.m"))
    return sorted(p.name for p in SUITE.iterdir() if p.is_dir())


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Time and peak memory of the benchmark suite.")
    parser.add_argument("--quick", action="store_true", help="small sizes, one run, no twins")
    parser.add_argument("--kernels", action="store_true", help="the kernels and their twins")
    parser.add_argument("--only", action="append", metavar="NAME", help="only this program")
    parser.add_argument("--runs", type=int, default=5, metavar="N", help="runs each (default 5)")
    parser.add_argument("--without", action="append", default=[], choices=KINDS, metavar="KIND")
    parser.add_argument("--timeout", type=int, default=600, metavar="SECONDS")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the measurements to FILE")
    options = parser.parse_args()
    if options.quick:
        options.runs = 1
        options.without.append("twin")
    if options.kernels:
        options.without += ["no-gctd", "octave"]
    return options


# --- building ------------------------------------------------------------------------------------


def mat2c_command() -> str:
    """The mat2c of the running interpreter, else the one on the path."""
    beside = Path(sys.executable).with_name("mat2c")
    return str(beside) if beside.exists() else shutil.which("mat2c") or "mat2c"


def build_mat2c(source: Path, target: Path, extra: Sequence[str]) -> None:
    run_tool([mat2c_command(), "build", source.name, "-o", str(target), *extra], source.parent)


def build_c(source: Path, target: Path) -> None:
    compiler = os.environ.get("CC", "gcc")
    run_tool([compiler, *C_FLAGS, source.name, "-o", str(target), "-lm"], source.parent)


def run_tool(command: Sequence[str], cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    if done.returncode:
        lines = (done.stderr or done.stdout).strip().splitlines()
        raise BenchError(f"{Path(command[0]).name} failed: {lines[0] if lines else 'no message'}")


class BenchError(Exception):
    """A program that can't be built or run; the reason goes into the table."""


# --- measuring -----------------------------------------------------------------------------------


def measure_program(
    name: str, kinds: Sequence[str], options: argparse.Namespace, scratch: Path
) -> Row:
    source, twin = sources(name, options)
    row = Row(name, {})
    commands: dict[str, list[str]] = {}
    for kind in kinds:
        if kind == "twin" and not twin.exists():
            continue
        measured = row.by_kind[kind] = Measured()
        try:
            commands[kind] = prepare(kind, source, twin, scratch / f"{name}-{kind}", measured)
        except BenchError as error:
            measured.failure = str(error)
    for kind, runs in in_turns(commands, row, source.parent, options, scratch).items():
        measured = row.by_kind[kind]
        if not measured.failure:
            measured.seconds = statistics.median(run.seconds for run in runs)
            measured.kilobytes = statistics.median(run.kilobytes for run in runs)
            measured.runs = len(runs)
            measured.output = runs[0].output
    return row


def sources(name: str, options: argparse.Namespace) -> tuple[Path, Path]:
    """The program and its twin."""
    if options.kernels:
        return KERNELS / f"{name}.m", KERNELS / f"{name}.c"
    size = "small" if options.quick else "driver"
    return SUITE / name / f"{name}_{size}.m", SUITE / name / "twin.c"


def prepare(kind: str, source: Path, twin: Path, target: Path, measured: Measured) -> list[str]:
    """Build a program where it is built; return the command that runs it."""
    if kind == "octave":
        return [*OCTAVE, source.name]
    builders: dict[str, Callable[[], None]] = {
        "mat2c": lambda: build_mat2c(source, target, []),
        "no-gctd": lambda: build_mat2c(source, target, ["--no-gctd"]),
        "twin": lambda: build_c(twin, target),
    }
    before = time.perf_counter()
    builders[kind]()
    measured.build_seconds = time.perf_counter() - before
    return [str(target)]


def in_turns(
    commands: dict[str, list[str]], row: Row, cwd: Path, options: argparse.Namespace, scratch: Path
) -> dict[str, list[Run]]:
    """Run each command the asked number of times, one after the other in each round."""
    runs: dict[str, list[Run]] = {kind: [] for kind in commands}
    for _ in range(options.runs):
        for kind, command in commands.items():
            done = runs[kind]
            if row.by_kind[kind].failure or (done and done[0].seconds >= LONG_RUN):
                continue
            try:
                done.append(run_once(command, cwd, options.timeout, scratch))
            except BenchError as error:
                row.by_kind[kind].failure = str(error)
    return runs


def run_once(command: Sequence[str], cwd: Path, timeout: int, scratch: Path) -> Run:
    """Runs a process to its end, under the launcher that says what it used."""
    report = scratch / "report"
    launcher = [str(scratch / "launch"), str(report), str(timeout)]
    done = subprocess.run(
        [*launcher, *command],
        cwd=cwd,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        check=False,
    )
    if done.returncode:
        raise BenchError(f"the launcher failed with code {done.returncode}")
    seconds, kilobytes, code = report.read_text().split()
    if code == "124":
        raise BenchError(f"no end after {timeout} s")
    if code != "0":
        complaint = done.stderr.decode("utf-8", "backslashreplace")
        lines = [line for line in complaint.splitlines() if "error" in line] or ["no message"]
        raise BenchError(f"exit code {code}: {lines[0]}")
    return Run(float(seconds), int(kilobytes), done.stdout)


# --- reporting -----------------------------------------------------------------------------------


def tell(line: str) -> str:
    """Prints a line, and returns it."""
    print(line, flush=True)
    return f"{line}\n"


def charts(rows: Sequence[Row]) -> list[pages.Chart]:
    """Time and memory beside C by hand where there is a twin, else as they are."""
    twins = all("twin" in row.by_kind and not row.by_kind["twin"].failure for row in rows)
    titles = {"seconds": "time", "kilobytes": "peak memory"}
    units = {"seconds": "s", "kilobytes": "KB"}
    found = []
    for what, title in titles.items():
        values = {row.name: values_of(row, what) for row in rows}
        if twins:
            values = {
                name: {kind: v / of["twin"] for kind, v in of.items() if kind != "twin"}
                for name, of in values.items()
            }
        title += ", C by hand = 1" if twins else f", {units[what]}"
        found.append(pages.Chart(what, title, values, 1.0 if twins else None))
    return found


def values_of(row: Row, what: str) -> dict[str, float]:
    return {kind: getattr(m, what) for kind, m in row.by_kind.items() if not m.failure}


def heading(kinds: Sequence[str]) -> str:
    cells = [f"{'program':<15}"]
    cells += [f"{kind + ' s':>10}" for kind in kinds]
    cells += [f"{kind + ' MB':>11}" for kind in kinds]
    cells += [f"{'octave/mat2c':>13}", f"{'mat2c/twin':>11}", f"{'memory saved':>13}"]
    line = " ".join(cells)
    return f"{line}\n{'-' * len(line)}"


def table_line(row: Row, kinds: Sequence[str]) -> str:
    cells = [f"{row.name:<15}"]
    cells += [f"{show(row, kind, 'seconds', '.4f'):>10}" for kind in kinds]
    cells += [f"{show(row, kind, 'megabytes', '.1f'):>11}" for kind in kinds]
    cells.append(f"{ratio(row, 'octave', 'mat2c'):>13}")
    cells.append(f"{ratio(row, 'mat2c', 'twin'):>11}")
    cells.append(f"{saving(row):>13}")
    return " ".join(cells)


def show(row: Row, kind: str, what: str, form: str) -> str:
    measured = row.by_kind.get(kind)
    if measured is None:
        return ""
    if measured.failure:
        return "failed"
    return format(measured.seconds if what == "seconds" else measured.kilobytes / 1024, form)


def ratio(row: Row, above: str, below: str) -> str:
    a, b = row.by_kind.get(above), row.by_kind.get(below)
    if a is None or b is None or a.failure or b.failure or not b.seconds:
        return ""
    return f"{a.seconds / b.seconds:.2f}"


def means_line(rows: Sequence[Row]) -> str:
    """Geometric means over the programs that have a twin."""
    pairs = [(row.by_kind.get("mat2c"), row.by_kind.get("twin")) for row in rows]
    both = [(a, b) for a, b in pairs if a and b and not a.failure and not b.failure]
    if not both:
        return ""
    time_ratio = statistics.geometric_mean(a.seconds / b.seconds for a, b in both)
    memory_ratio = statistics.geometric_mean(a.kilobytes / b.kilobytes for a, b in both)
    return f"mat2c/twin: {time_ratio:.2f} in time, {memory_ratio:.2f} in peak memory"


def saving(row: Row) -> str:
    """How much of the peak memory storage sharing saves."""
    shared, apart = row.by_kind.get("mat2c"), row.by_kind.get("no-gctd")
    if shared is None or apart is None or shared.failure or apart.failure:
        return ""
    return f"{100 * (1 - shared.kilobytes / apart.kilobytes):.1f} %"


def notes(row: Row) -> list[str]:
    failed = [f"{kind}: {m.failure}" for kind, m in row.by_kind.items() if m.failure]
    of = row.reference()
    return failed + [f"{kind}: the output is not that of {of}" for kind in row.differing()]


def as_json(rows: Sequence[Row]) -> dict[str, object]:
    def plain(measured: Measured) -> dict[str, object]:
        fields = asdict(measured)
        fields["output"] = measured.output.decode("utf-8", "backslashreplace")
        return fields

    return {
        row.name: {kind: plain(m) for kind, m in row.by_kind.items()}
        | {"differing": row.differing()}
        for row in rows
    }


if __name__ == "__main__":
    sys.exit(main())
