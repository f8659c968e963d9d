"""What [GCTD] measures, of this mat2c: its Table 2 and the numbers of its Figures 2 to 6.

    gctd.py [--only NAME]... [--table] [--runs N] [--timeout SECONDS] [--without KIND]...

Table 2 is static. A program's original variables are all values of its typed single-assignment
form, temporaries of operators included. What they would take, each in storage of its own, is
compared with what the plans of the functions take: frames as they are placed, and blocks of known
size. crni and fiff have the sizes of the paper, the others those of the suite.

The figures' numbers are averages over the time of a run (equation 2), for mat2c, --no-gctd, --boxed
(the model of mcc: every value on the heap, with its class and extents beside it), the hand-written
twin and Octave. They are printed, and written with pictures to bench/out (`pages.py`).
"""

from __future__ import annotations

import argparse
import re
import shutil
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from gctd_figures import measure_all, report

from mat2c.driver.compilation import Compilation
from mat2c.driver.session import nested
from mat2c.ir.core import Function
from mat2c.storage.model import StoragePlan
from mat2c.storage.sizes import own_static
from mat2c.storage.value_layout import BYTES
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from mat2c.types.rep import Kind, element_of, rep_of

SUITE = Path(__file__).parent / "suite"
SIZES = {"crni": {"n": 321, "m": 321}, "fiff": {"n": 451, "m": 451}}
"""Where the sizes of the paper are not those of the suite."""


@dataclass(frozen=True, slots=True)
class Row:
    """One program of Table 2: variables of known and unknown size that live in another's storage,
    all variables, and the kilobytes of known size that are saved."""

    static: int
    dynamic: int
    variables: int
    kilobytes: float


PAPER = {
    "adpt": Row(127, 74, 271, 0.96),
    "capr": Row(84, 75, 301, 0.68),
    "clos": Row(24, 0, 46, 1216.14),
    "crni": Row(73, 0, 113, 4055.85),
    "diff": Row(48, 1, 93, 12.77),
    "dich": Row(82, 0, 107, 144.90),
    "edit": Row(25, 21, 108, 0.21),
    "fdtd": Row(111, 0, 168, 4374.61),
    "fiff": Row(51, 0, 77, 12712.92),
    "nb1d": Row(66, 63, 235, 0.55),
    "nb3d": Row(58, 54, 191, 0.59),
}
"""[GCTD] Table 2."""


def main() -> int:
    options = parse_options()
    names = options.only or sorted(PAPER)
    if unknown := [name for name in names if name not in PAPER]:
        print(f"no such program: {', '.join(unknown)}", file=sys.stderr)
        return 2
    rows = {}
    print(heading())
    for name in names:
        rows[name] = table_row(name)
        print(table_line(name, rows[name]), flush=True)
    if options.table:
        return 0
    measured = measure_all(names, options)
    report(measured, "\n".join([heading(), *(table_line(n, rows[n]) for n in names)]))
    return 0


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Table 2 and Figures 2 to 6 of [GCTD].")
    parser.add_argument("--only", action="append", metavar="NAME", help="only this program")
    parser.add_argument("--table", action="store_true", help="only Table 2, which runs nothing")
    parser.add_argument("--runs", type=int, default=3, metavar="N", help="runs each (default 3)")
    parser.add_argument("--timeout", type=int, default=600, metavar="SECONDS")
    parser.add_argument("--without", action="append", default=[], metavar="KIND")
    return parser.parse_args()


def heading() -> str:
    line = (
        f"{'program':<9}{'subsumed s/d':>13}{'paper':>9}{'variables':>11}{'paper':>7}"
        f"{'saved KB':>12}{'paper':>10}"
    )
    return f"{line}\n{'-' * len(line)}"


def table_line(name: str, row: Row) -> str:
    paper = PAPER[name]
    return (
        f"{name:<9}{f'{row.static}/{row.dynamic}':>13}{f'{paper.static}/{paper.dynamic}':>9}"
        f"{row.variables:>11}{paper.variables:>7}{row.kilobytes:>12.2f}{paper.kilobytes:>10.2f}"
    )


def table_row(name: str) -> Row:
    """The counts of a program at the size of the paper."""
    with tempfile.TemporaryDirectory(prefix="mat2c-gctd-") as scratch:
        folder = Path(scratch) / name
        shutil.copytree(SUITE / name, folder)
        driver = folder / f"{name}_driver.m"
        text = driver.read_text(encoding="utf-8")
        for variable, value in SIZES.get(name, {}).items():
            text = re.sub(rf"^{variable} = \d+;", f"{variable} = {value};", text, flags=re.M)
        driver.write_text(text, encoding="utf-8")
        diagnostics, options = Diagnostics(), Options()
        return nested(options, diagnostics, lambda: counted(driver, options, diagnostics))


def counted(path: Path, options: Options, diagnostics: Diagnostics) -> Row:
    work = Compilation(path, options, diagnostics)
    work.middle()
    entry = work.infer() or work.anything()
    functions = [spec.function for spec in work.engine.reachable(entry)]
    before = [values_of(function) for function in functions]
    plans = [work.planning.prepare(spec)[0] for spec in work.engine.reachable(entry)]
    saved = sum(size for sizes in before for size in sizes) - sum(map(planned_bytes, plans))
    kept_static, kept_dynamic = kept(plans)
    static = sum(size > 0 for sizes in before for size in sizes) - kept_static
    dynamic = sum(size < 0 for sizes in before for size in sizes) - kept_dynamic
    return Row(static, dynamic, sum(map(len, before)), saved / 1024)


def values_of(function: Function) -> list[int]:
    """For each value of a function the bytes that it takes where they are known; -1 for arrays of
    which they are not, 0 for what is boxed, and for the arrays of callers."""
    found = []
    for instr in function.instrs():
        for value in instr.targets:
            known = value.type
            kind = Kind.BOXED if known is None else rep_of(known).kind
            if known is None or kind is Kind.BOXED or instr.op in ("param", "capture"):
                found.append(0)
                continue
            element = element_of(known)
            size = own_static(known, 0)
            width = BYTES.get(element.ctype, 8) if element is not None else 8
            found.append(-1 if size is None else size * width)
    return found


def planned_bytes(plan: StoragePlan) -> int:
    """What a function's storage of known size takes: its frame, its blocks and its scalars."""
    frames = sum(arena.placed for arena in plan.arenas.values())
    blocks = [g.size for g in plan.groups if g.kind == "fixed" and isinstance(g.size, int)]
    scalars = [BYTES.get(g.element, 8) for g in plan.groups if g.kind == "scalar"]
    return frames + sum(blocks) + sum(scalars)


def kept(plans: list[StoragePlan]) -> tuple[int, int]:
    """The groups of known and of unknown size that are left."""
    kinds = [group.kind for plan in plans for group in plan.groups]
    dynamic = kinds.count("heap")
    return sum(kind in ("stack", "fixed", "scalar") for kind in kinds), dynamic


if __name__ == "__main__":
    sys.exit(main())
