"""`mat2c explain`, `report` and `dump`: what the compiler found out about a program.

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
from mat2c.cli_outputs import require_apart, require_file

if TYPE_CHECKING:
    from mat2c.report.explain import Place


STAGES = ("tokens", "ast", "ir", "ssa", "types", "opt", "storage", "lir", "c")
LIR_STEPS = (
    *("select", "unread", "scopes", "unread-scopes", "constants", "temporaries", "counters"),
    *("constants-again", "temporaries-again", "empty-arms", "braces"),
    *("strips", "threads", "copies"),
)
"""Steps within the stage "lir"; `mat2c/lir/lir_passes.py` has them."""


@click.command(
    epilog="Examples: `mat2c explain prog.m` for the whole program, `mat2c explain prog.m:12` for "
    "line 12, `mat2c explain f.m:3 --args 'double(1,:)'` for a function."
)
@click.argument("place", metavar="FILE[:LINE[:COL]]")
@click.option("--memory", is_flag=True, help="What each function of FILE needs at most.")
@click.option(
    "--in",
    "program",
    type=click.Path(path_type=Path),
    metavar="PROGRAM",
    help="The program that FILE is part of (default: FILE).",
)
@shared(TRANSLATION_OPTIONS[1:])
def explain(place: str, memory: bool, program: Path | None, **given: Any) -> int:
    """Say what a program's lines cost, or what became of one line.

    Of FILE alone: the ten lines that cost most, and what would make them free. Of a line: the
    values that it defines, the type of each, how and where it is kept, the checks that remain,
    and what to write to change that. With --memory, of FILE: the memory that functions need.
    """
    from mat2c.driver import accounts, dumps
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import source_bytes

    options = chosen_options(**given)
    where = _place(place)
    if memory and where is not None:
        raise click.UsageError("--memory takes a file, not a line")
    path = program or Path(where.file if where is not None else place)
    require_file(path)
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    if memory:
        text = dumps.memory(path, options, diagnostics)
    elif where is None:
        text = accounts.summarise(path, options, diagnostics)
    else:
        told = accounts.explain(path, where, options, diagnostics)
        if not isinstance(told, str) and not told.is_account:
            raise click.UsageError(told.text)
        text = told if isinstance(told, str) else f"{told.text}\n"
    console.show(diagnostics)
    sys.stdout.buffer.write(text.encode() if memory else source_bytes(text))
    return console.EXIT_ERRORS if diagnostics.has_fatal else 0


def _place(text: str) -> Place | None:
    """The place that is asked about; None for a whole file."""
    from mat2c.report.explain import parse_place

    try:
        return parse_place(text)
    except ValueError as error:
        if ":" in text and not Path(text).exists():
            raise click.UsageError(str(error)) from None
        return None


@click.command(
    epilog="Examples: `mat2c report prog.m -o report.html`, "
    "`mat2c report f.m --args 'double(1,:), double'`."
)
@shared(TRANSLATION_OPTIONS)
@click.option(
    "-o",
    "output",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The page (default NAME.html).",
)
@click.option("--compile", "compiled", is_flag=True, help="Tell the size of machine code, too.")
@shared(COMPILER_OPTIONS)
def report(
    program: Path,
    output: Path | None,
    compiled: bool,
    cc: str | None,
    cflags: str | None,
    debug: bool,
    sanitize: bool,
    **given: Any,
) -> int:
    """Write a page that shows PROGRAM beside its C.

    One HTML file that needs nothing else: which line became what, the variables of each function
    with their types and storage over time, the call graph, and what each line costs, why, and
    what to write to change it.
    """
    from mat2c.driver import accounts
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import write_changed

    options = chosen_options(**given)
    require_file(program)
    target = output or Path(f"{program.stem}.html")
    require_apart([program], [target])
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    tools = chosen_toolchain(cc, cflags, debug, sanitize) if compiled else None
    text = accounts.page(program, options, diagnostics, tools)
    console.show(diagnostics)
    write_changed({target: text.encode("utf-8", "replace")})
    return console.EXIT_ERRORS if diagnostics.has_fatal else 0


def _show_passes(context: click.Context, _: click.Parameter, wanted: bool) -> None:
    """Lists the passes and ends: no program is asked for."""
    if wanted:
        from mat2c.driver.pass_list import pass_list

        click.echo(pass_list(), nl=False)
        context.exit()


@click.command(epilog="Example: `mat2c dump --stage types prog.m`.")
@shared(TRANSLATION_OPTIONS)
@click.option(
    "--stage",
    type=click.Choice((*STAGES, *LIR_STEPS)),
    metavar="STAGE",
    required=True,
    help=f"What to show: {', '.join(STAGES)}, or LIR behind a step: {', '.join(LIR_STEPS)}.",
)
@click.option(
    "--passes",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_passes,
    help="List the passes over functions.",
)
@click.option(
    "--format",
    "form",
    type=click.Choice(("text", "json")),
    default="text",
    metavar="FORM",
    help="Of storage: text or json.",
)
def dump(program: Path, stage: str, form: str, **given: Any) -> None:
    """Show what a stage of the compiler makes of PROGRAM."""
    from mat2c.driver import dumps
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import source_bytes

    if form != "text" and stage != "storage":
        raise click.UsageError("--format is of --stage storage")
    options = chosen_options(**given)
    require_file(program)
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    text = dumps.dump(program, stage, options, diagnostics, form)
    console.show(diagnostics)
    whole = text if text.endswith("\n") else text + "\n"
    # a plan has marks of its own, and no text of the program
    sys.stdout.buffer.write(whole.encode() if stage == "storage" else source_bytes(whole))
