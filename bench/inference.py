"""What inference proves over the suite and the end-to-end programs (`make bench-inference`).

    inference.py [--quick] [--static] [--only NAME]... [--json FILE]

For each program: the checks that a naive translation needs (of subscripts read and written, of
operands that must conform, of classes), how many are removed and how many remain; and the share of
values whose class and rank are static, whose extents are constant, and whose extents are those of
another value. The totals say by which means checks were removed. `--quick` takes the suite only.

These counts are static: sites in the specialisations that the program reaches. A second table has
the checks that programs of the suite execute, counted by programs built with `--count-checks`:
those of a naive translation, what remains of them, what remains in loops that contain no other, and
where. `--static` leaves it out.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))

from mat2c.build.cc import cached_executable  # noqa: E402
from mat2c.build.compiler import Toolchain  # noqa: E402
from mat2c.driver.compilation import Compilation  # noqa: E402
from mat2c.driver.session import translate  # noqa: E402
from mat2c.infer.engine import Specialisation  # noqa: E402
from mat2c.opt.pipeline import TYPED  # noqa: E402
from mat2c.report.executed_checks import Executions, parse  # noqa: E402
from mat2c.report.inference_table import Check, Site, Tally, Way, judge, sites, values  # noqa: E402
from mat2c.support.diagnostics import Diagnostics, InternalError, TranslationError  # noqa: E402
from mat2c.support.options import Options  # noqa: E402
from tests.harness.programs import Program, collect  # noqa: E402

SUITE = "suite"
TIMEOUT = 120
REMOVED = [way for way in Way if way is not Way.NONE]


@dataclass(slots=True)
class Row:
    """One program; `failure` says why it couldn't be counted."""

    name: str
    tally: Tally
    failure: str = ""
    executed: Executions | None = None


def main() -> int:
    options = parse_options()
    programs = collect(SUITE if options.quick else "")
    if options.only:
        programs = [p for p in programs if p.name in options.only]
    if not programs:
        print("no such program", file=sys.stderr)
        return 2
    rows = []
    print(heading())
    for program in programs:
        row = measure(program)
        rows.append(row)
        print(line(row), flush=True)
    print_totals(rows)
    if not options.static:
        print_executed([(row, p) for row, p in zip(rows, programs, strict=True)])
    if options.json:
        options.json.write_text(json.dumps([as_json(row) for row in rows], indent=2) + "\n")
    return 0


def parse_options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="What inference proves, as a table.")
    parser.add_argument("--quick", action="store_true", help="the suite only")
    parser.add_argument("--static", action="store_true", help="execute nothing")
    parser.add_argument("--only", action="append", metavar="NAME", help="suite/crni, say")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the counts to FILE")
    return parser.parse_args()


# --- counting ------------------------------------------------------------------------------------


def measure(program: Program) -> Row:
    """Counts over all specialisations that a program reaches."""
    row = Row(program.name, Tally())
    try:
        work = Compilation(program.path, Options(), Diagnostics())
        work.middle()
        specs = work.engine.reachable(work.infer() or work.anything())
        noted = {spec: sites(spec) for spec in specs}
        for spec in specs:
            row.tally.add(values(spec))
        work.planning.fold()
        for spec in specs:
            count(spec, noted[spec], row.tally)
    except (InternalError, TranslationError) as error:
        row.failure = str(error).splitlines()[0]
    except Exception as error:  # the others are still worth counting
        row.failure = f"{type(error).__name__}: {error}"
    return row


def count(spec: Specialisation, noted: list[Site], tally: Tally) -> None:
    """Counts what has become of the checks of one specialisation after the passes up to them."""
    assert spec.flow is not None
    for step in TYPED:
        step.run(spec.flow)
        if step.name == "checks":
            break
    tally.checks.update(judge(spec, noted))


def execute(program: Program) -> Executions:
    """The checks that a program executes."""
    made = translate(program.path, Options(main=True, count_checks=True), Diagnostics())
    executable, _ = cached_executable(made.c_text, made.name, Toolchain.find(None))
    given = program.stdin
    with (given or Path("/dev/null")).open("rb") as stdin:
        done = subprocess.run(
            [executable], stdin=stdin, capture_output=True, timeout=TIMEOUT, cwd=program.path.parent
        )
    return parse(done.stderr.decode("latin-1"))


# --- the table -----------------------------------------------------------------------------------


def heading() -> str:
    """Columns of checks are `removed/needed`."""
    checks = "".join(f"{check.value:>16}" for check in Check)
    return f"{'program':<36}{checks}{'remain':>8}{'typed':>7}{'const':>7}{'equal':>7}"


def line(row: Row) -> str:
    """One program."""
    if row.failure:
        return f"{row.name:<36}  not counted: {row.failure[:80]}"
    tally = row.tally
    checks = "".join(f"{tally.removed(c):>8}/{tally.needed(c):<7}" for c in Check)
    shares = (tally.typed, tally.constant, tally.equal)
    known = "".join(f"{percent(n, tally.values):>7}" for n in shares)
    return f"{row.name:<36}{checks}{tally.by(Way.NONE):>8}{known}"


def percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f}%" if whole else "-"


def print_totals(rows: Iterable[Row]) -> None:
    """Totals of the suite and of all, with the ways in which checks were removed."""
    counted = [row for row in rows if not row.failure]
    failed = sum(1 for row in rows if row.failure)
    is_suite: Callable[[Row], bool] = lambda row: row.name.startswith(f"{SUITE}/")  # noqa: E731
    suite = [row for row in counted if is_suite(row)]
    for title, some in (("suite", suite), ("all", counted)):
        if some and (title == "suite" or len(some) != len(suite)):
            print_total(title, some)
    if failed:
        print(f"\n{failed} programs not counted")


def print_total(title: str, rows: list[Row]) -> None:
    total = Tally()
    for row in rows:
        total.add(row.tally)
    print(f"\n{line(Row(f'{title}: {len(rows)} programs', total))}")
    print(f"  {'':<18}{'needed':>8}{'removed':>9}" + "".join(f"{w.value:>15}" for w in REMOVED))
    for check in Check:
        needed = total.needed(check)
        ways = "".join(f"{total.by(way, check):>15}" for way in REMOVED)
        share = percent(total.removed(check), needed)
        print(f"  {check.value:<18}{needed:>8}{share:>9}{ways}")
    print(f"  values {total.values}: class and rank static {percent(total.typed, total.values)}")
    found = total.constant + total.equal
    print(f"  extents constant or another's {percent(found, total.values)}")
    symbolic = total.typed - total.constant
    equivalent = percent(total.equal, symbolic)
    print(f"  symbolic shapes {symbolic}: found equivalent to another's {equivalent}")


def print_executed(rows: list[tuple[Row, Program]]) -> None:
    """What the programs of the suite execute."""
    checks = "".join(f"{check.value:>18}" for check in Check)
    print(f"\n{'executed':<24}{checks}{'remain':>12}{'in loops':>12}  most at")
    total = Executions()
    for row, program in rows:
        if row.failure or not row.name.startswith(f"{SUITE}/"):
            continue
        row.executed = execute(program)
        total.rows += row.executed.rows
        print(executed_line(row.name, row.executed), flush=True)
    if not total.rows:
        return
    print(executed_line("suite", total).rsplit("  ", 1)[0])
    ways = [way for way in Way if total.by(way)]
    print(f"  {'':<18}{'executed':>14}" + "".join(f"{w.value:>15}" for w in ways))
    for check in Check:
        counts = "".join(f"{total.by(way, check):>15}" for way in ways)
        print(f"  {check.value:<18}{total.total(check):>14}{counts}")


def executed_line(name: str, done: Executions) -> str:
    """One program; of each kind of check `removed/needed`."""
    checks = ""
    for check in Check:
        needed = done.total(check)
        checks += f"{f'{needed - done.by(Way.NONE, check)}/{needed}':>18}"
    places = ", ".join(f"{place} ({count})" for place, _, count in done.places()[:2])
    return f"{name:<24}{checks}{done.by(Way.NONE):>12}{done.in_loops():>12}  {places}"


def as_json(row: Row) -> dict[str, object]:
    """The counts of a program."""
    tally = row.tally
    checks = {c.value: {way.value: tally.by(way, c) for way in Way} for c in Check}
    known = {"values": tally.values, "typed": tally.typed}
    extents = {"constant": tally.constant, "equal": tally.equal}
    done = row.executed
    executed = {} if done is None else {way.value: done.by(way) for way in Way}
    return {
        "name": row.name,
        "failure": row.failure,
        "checks": checks,
        "executed": executed,
        **known,
        **extents,
    }


if __name__ == "__main__":
    sys.exit(main())
