"""`mat2c test` and `mat2c bench`: a function against Octave, or against what Octave gave before;
and how fast a program is.

Everything but click is imported inside the commands, for a quick start.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from mat2c import console
from mat2c.cli_options import (
    COMPILER_OPTIONS,
    TRANSLATION_OPTIONS,
    chosen_options,
    chosen_toolchain,
    shared,
)
from mat2c.cli_outputs import require_file

if TYPE_CHECKING:
    from mat2c.equivalence.cases import Case
    from mat2c.equivalence.comparison import Comparison, Entry

_CASES = 100


@click.command(
    epilog="Examples: `mat2c test f.m --args 'double(1,:), double'`; `mat2c test f.m --args double "
    "--record`, and then, without Octave, `mat2c test f.m --args double --against recorded`."
)
@shared(TRANSLATION_OPTIONS)
@click.option(
    "--cases",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Take the calls in a script, or the variables of a MAT file, as inputs.",
)
@click.option(
    "--against",
    type=click.Choice(("octave", "recorded")),
    default="octave",
    help="What is right (default octave).",
)
@click.option("--record", "is_recorded", is_flag=True, help="Ask Octave, and write what it gives.")
@click.option(
    "--recorded",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Where that is (default NAME.recorded.json).",
)
@click.option(
    "--count",
    type=click.IntRange(min=1),
    default=_CASES,
    metavar="N",
    help=f"Cases to make (default {_CASES}).",
)
@click.option("--seed", type=int, default=0, metavar="N", help="Of random inputs (default 0).")
@click.option(
    "--tolerance",
    type=click.FloatRange(min=0),
    default=1e-10,
    metavar="TOL",
    help="Relative, of floating-point numbers (default 1e-10).",
)
@click.option(
    "--junit",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write the verdict for CI systems, too.",
)
def test(
    program: Path,
    cases: Path | None,
    against: str,
    is_recorded: bool,
    recorded: Path | None,
    count: int,
    seed: int,
    tolerance: float,
    junit: Path | None,
    **given: Any,
) -> int:
    """Compare the compiled function of PROGRAM with Octave.

    Inputs are made from the types of --args, or of the function's own declarations: edge values,
    sizes, NaN, empties, random ones. A difference is shrunk to a small input, and written as a
    case that can be run again. Exit code 1 tells of differences.
    """
    from mat2c.equivalence import comparison, verdicts
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import write_changed

    require_file(program)
    kept = recorded or program.with_suffix(".recorded.json")
    options = chosen_options(**given)
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    entry = comparison.entry_of(program, options, diagnostics)
    console.show(diagnostics)
    if is_recorded:
        text = comparison.record(entry, _cases(entry, cases, count, seed))
        write_changed({kept: text.encode()})
        click.echo(f"{program}: what Octave gives is in {kept}")
        return 0
    if against == "recorded":
        require_file(kept)
        found = comparison.compare_recorded(entry, kept, tolerance)
    else:
        found = comparison.compare(entry, _cases(entry, cases, count, seed), tolerance)
    files = {} if cases is not None else _replayable(program, found, given["args"])
    name = {"octave": "Octave", "recorded": str(kept)}[against]
    click.echo(verdicts.as_text(str(program), found, name, tolerance, list(files)), nl=False)
    written = {Path(path): text.encode() for path, text in files.items()}
    if junit is not None:
        written[junit] = verdicts.as_junit(program.stem, found).encode()
    write_changed(written)
    sys.stdout.flush()
    return console.EXIT_ERRORS if found.differing else 0


def _cases(entry: Entry, cases: Path | None, count: int, seed: int) -> list[Case]:
    from mat2c.equivalence import comparison

    if cases is None:
        return comparison.made_cases(entry, count, seed)
    require_file(cases)
    return comparison.cases_in(cases, entry)


def _replayable(program: Path, found: Comparison, args: str | None) -> dict[str, str]:
    """The scripts of cases that differ, by name."""
    import shlex

    from mat2c.equivalence import verdicts

    types = f" --args {shlex.quote(args)}" if args is not None else ""
    texts = {}
    for k, result in enumerate([r for r in found.differing if r.smallest]):
        name = f"{program.stem}_case_{k + 1}.m"
        texts[name] = verdicts.as_case(result, f"mat2c test {program}{types} --cases {name}")
    return texts


@click.command(
    epilog="Examples: `mat2c bench prog.m`, `mat2c bench prog.m --runs 20 --plot times.png`, "
    "`mat2c bench prog.m --matlab times.csv`."
)
@shared(TRANSLATION_OPTIONS)
@shared(COMPILER_OPTIONS)
@click.option(
    "--runs", type=click.IntRange(min=1), default=5, metavar="N", help="Runs of each (default 5)."
)
@click.option("--no-octave", is_flag=True, help="Measure the compiled program only.")
@click.option(
    "--matlab",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Times of MATLAB: a CSV file with the columns program,seconds[,megabytes].",
)
@click.option("--csv", "table", type=click.Path(path_type=Path), metavar="FILE", help="Write all.")
@click.option(
    "--plot", type=click.Path(path_type=Path), metavar="FILE", help="Draw it (.png, .svg, .pdf)."
)
def bench(
    program: Path,
    runs: int,
    no_octave: bool,
    matlab: Path | None,
    table: Path | None,
    plot: Path | None,
    cc: str | None,
    cflags: str | None,
    debug: bool,
    sanitize: bool,
    **given: Any,
) -> None:
    """Measure PROGRAM compiled, and in Octave: time and memory."""
    from mat2c.build.cc import cached_executable
    from mat2c.driver import session
    from mat2c.equivalence import measuring
    from mat2c.equivalence.outcomes import SILENT, octave
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import write_changed

    require_file(program)
    tools = chosen_toolchain(cc, cflags, debug, sanitize)
    options = chosen_options(**given | {"main": True}, separate=True)
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    made = session.translate(program, options, diagnostics)
    console.show(diagnostics)
    compiled, _ = cached_executable(made.c_text, made.name, tools, made.foreign, made.units)
    folder = program.absolute().parent
    launch = measuring.launcher(tools)
    found = [measuring.measured("mat2c", [str(compiled)], runs, folder, launch)]
    if not no_octave:
        command = [octave(), *SILENT, program.name]
        found.append(measuring.measured("Octave", command, runs, folder, launch))
    if matlab is not None:
        require_file(matlab)
        found.append(measuring.of_matlab(matlab, program.stem))
    click.echo(measuring.table(program.name, found), nl=False)
    if table is not None:
        write_changed({table: measuring.as_csv(program.stem, found).encode()})
    if plot is not None:
        measuring.plot(program.name, found, plot)
