"""Options that several commands share, and what they choose.

Everything but click is imported inside the functions, for a quick start.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from mat2c.build.compiler import Toolchain
    from mat2c.support.options import Options

SPARSE_LIBRARIES = ("none", "suitesparse")  # names of `build.engines.sparse_engines`
EACH_PROCESSOR = 0  # processes of MPI: as many as there are processors
Decorator = Callable[[Callable[..., Any]], Callable[..., Any]]

TRANSLATION_OPTIONS: tuple[Decorator, ...] = (
    click.argument("program", type=click.Path(path_type=Path)),
    click.option("-I", "search_path", multiple=True, metavar="DIR", help="Find functions in DIR."),
    click.option(
        "--args", metavar="TYPES", help="Types of the inputs: 'double(3,4), int32, double(:,:)'."
    ),
    click.option(
        "--example",
        type=click.Path(path_type=Path),
        metavar="SCRIPT",
        help="Types of the inputs as calls in SCRIPT give them.",
    ),
    click.option("--main/--lib", "main", default=None, help="Emit a program or a library."),
    click.option(
        "--entry",
        type=click.Choice(("boxed", "both")),
        help="A library's entry takes values of any class, instead of or beside known types.",
    ),
    click.option(
        "-O",
        "opt_level",
        type=click.IntRange(0, 3),
        default=2,
        metavar="0..3",
        help="mat2c's own optimisations (default 2).",
    ),
    click.option("--no-gctd", is_flag=True, help="Let no variables share storage."),
    click.option(
        "--dialect",
        type=click.Choice(("octave", "matlab")),
        help="The language's dialect (default octave, or what `%#dialect` in PROGRAM says).",
    ),
    click.option("--boxed", is_flag=True, help="Keep every value boxed."),
    click.option(
        "--mpi",
        type=click.IntRange(min=0),
        is_flag=False,
        flag_value=EACH_PROCESSOR,
        metavar="[=N]",
        help="Distribute large arrays over processes of MPI; `run` starts N.",
    ),
    click.option(
        "--instances", is_flag=True, help="A library's state is a struct that the caller owns."
    ),
    click.option("--openmp", is_flag=True, help="Run independent rounds of loops on threads."),
    click.option("--no-heap", is_flag=True, help="A library that allocates nothing."),
    click.option(
        "--stack-limit",
        type=click.IntRange(min=0),
        metavar="BYTES",
        help="Largest array on the stack (default 65536).",
    ),
    click.option(
        "--index-bits",
        type=click.Choice(("32", "64")),
        metavar="32|64",
        help="Bits of ptrdiff_t where the C will run (default 64, or what --cc makes).",
    ),
    click.option(
        "-W",
        "asked",
        multiple=True,
        metavar="NAME",
        help="Warn of NAME; -Wno-NAME, -Wall, -Werror, -Werror=NAME.",
    ),
    click.option("-w", "silent", is_flag=True, help="Give no warnings."),
    click.option(
        "--diagnostics-format",
        type=click.Choice(("text", "json", "sarif")),
        default="text",
        metavar="FORM",
        help="How messages are told: text, json or sarif.",
    ),
    click.option("--verify", is_flag=True, help="Verify the IR after every pass."),
    click.option("--explain-boxed", is_flag=True, help="Say why a value is boxed."),
    click.option("--check-types", is_flag=True, help="Assert at run time what code relies on."),
    click.option("--poison", is_flag=True, help="Overwrite storage when nothing needs it."),
    click.option("--count-checks", is_flag=True, help="Count checks at run time, on stderr."),
    click.option(
        "--check-removed", is_flag=True, help="Keep checks that are proved needless, as assertions."
    ),
)

DEPFILE_OPTIONS: tuple[Decorator, ...] = (
    click.option("-MMD", "depfile", is_flag=True, help="Write a depfile for make."),
    click.option(
        "-MF",
        "depfile_path",
        metavar="FILE",
        help="Write it to FILE; without -MMD, so that ninja reads it, too.",
    ),
)

COMPILER_OPTIONS: tuple[Decorator, ...] = (
    click.option("--cc", metavar="COMMAND", help="C compiler (default: cc, gcc or clang)."),
    click.option(
        "--cflags", metavar="FLAGS", help="Replaces '-O3 -march=native' ('-O3' of libraries)."
    ),
    click.option("--debug", is_flag=True, help="Compile the C with -O0 -g."),
    click.option("--sanitize", is_flag=True, help="Compile the C with ASan and UBSan."),
)

ENGINE_OPTIONS: tuple[Decorator, ...] = (
    click.option(
        "--sparse",
        type=click.Choice(("auto", *SPARSE_LIBRARIES)),
        default="auto",
        metavar="LIBRARY",
        help="Factors of sparse matrices: suitesparse, none, or auto: SuiteSparse in `run`.",
    ),
)


def shared(options: Sequence[Decorator]) -> Decorator:
    """One decorator for several options, in their order."""

    def decorate(command: Callable[..., Any]) -> Callable[..., Any]:
        for option in reversed(options):
            command = option(command)
        return command

    return decorate


def chosen_options(
    search_path: Sequence[str],
    no_gctd: bool,
    stack_limit: int | None,
    index_bits: str | None,
    mpi: int | None,
    asked: Sequence[str],
    silent: bool,
    **rest: Any,
) -> Options:
    """The options of a translation, of what the command line gives."""
    from mat2c.support.codes import choose
    from mat2c.support.options import DEFAULT_STACK_LIMIT, Options

    try:
        warnings = choose(asked, silent)
    except ValueError as error:
        raise click.UsageError(f"-W: {error}") from None
    for folder in search_path:
        if not Path(folder).is_dir():
            raise click.UsageError(f"-I: no folder '{folder}'")
    if rest.get("more") and rest["main"] is None:
        rest["main"] = False
    return Options(
        search_path=tuple(map(Path, search_path)),
        gctd=not no_gctd,
        warnings=warnings,
        stack_limit=DEFAULT_STACK_LIMIT if stack_limit is None else stack_limit,
        index_bits=int(index_bits or 64),
        mpi=mpi is not None,
        **rest,
    )


def chosen_toolchain(cc: str | None, cflags: str | None, debug: bool, sanitize: bool) -> Toolchain:
    """The C compiler and its flags that the command line asks for."""
    import shlex

    from mat2c.build import compiler

    flags: tuple[str, ...] | None = None
    if cflags is not None:
        flags = tuple(shlex.split(cflags))
    if debug:
        flags = compiler.DEBUG
    if sanitize:
        flags = compiler.SANITIZE
    return compiler.Toolchain.find(cc, flags)
