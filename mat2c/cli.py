"""The command line: commands parse options, call the driver and the builders, and report.

Everything but click is imported inside the commands, for a quick start.
"""

from __future__ import annotations

import gc
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import click

from mat2c import __version__, console
from mat2c.cli_options import (
    COMPILER_OPTIONS,
    DEPFILE_OPTIONS,
    EACH_PROCESSOR,
    ENGINE_OPTIONS,
    TRANSLATION_OPTIONS,
    chosen_options,
    chosen_toolchain,
    shared,
)
from mat2c.cli_outputs import require_apart, require_file
from mat2c.commands import (
    build_systems,
    common,
    config_file,
    editors,
    equivalence,
    explain_report,
    functions,
    setup,
)
from mat2c.commands.display import Display
from mat2c.commands.mex_files import build_mex_file, write_mex
from mat2c.support.stages import stage

if TYPE_CHECKING:
    from mat2c.driver.session import Translation
    from mat2c.support.options import Options

SHOWN = Display()
SOURCES_IN_C = (".c", ".o", ".a", ".so")  # functions that a program calls by `coder.ceval`
LIBRARY_SUFFIXES = (".so", ".a", ".o")


class DefaultCommand(click.Group):
    """A group where `mat2c prog.m …` means `mat2c translate prog.m …`."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        args = _with_counts(args)
        at = self._first_word(ctx, args)
        if at < len(args) and args[at] not in self.commands:
            self._require_no_command(args[at])
            args = [*args[:at], "translate", *args[at:]]
        return super().parse_args(ctx, args)

    def _first_word(self, ctx: click.Context, args: list[str]) -> int:
        """The place behind the group's own options and their values."""
        options = {option: p for p in self.get_params(ctx) for option in p.opts}
        at = 0
        while at < len(args) and args[at].partition("=")[0] in options:
            word, assigned, _ = args[at].partition("=")
            option = options[word]
            takes = isinstance(option, click.Option) and not option.is_flag and not assigned
            at += 1 + (takes and word != "--help")
        return at

    def _require_no_command(self, word: str) -> None:
        """Refuses a command that is misspelt: what is translated are files."""
        if word.isalpha() and not Path(word).exists():
            from mat2c.support.codes import closest

            near = closest(word, self.commands)
            if near is not None:
                raise click.UsageError(f"no command '{word}'; did you mean '{near}'?")


def _with_counts(args: list[str]) -> list[str]:
    """`--mpi` without a number takes no word after it for one."""
    end = args.index("--") if "--" in args else len(args)
    told = [f"--mpi={EACH_PROCESSOR}" if word == "--mpi" else word for word in args[:end]]
    return told + args[end:]


@click.group(
    cls=DefaultCommand,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Without a command, `mat2c prog.m` translates. Exit codes: 0 done, 1 errors in the "
    "program, 2 usage, 70 a bug in mat2c.",
)
@click.version_option(__version__, "--version", message="mat2c %(version)s")
@click.option("--traceback", is_flag=True, hidden=True, help="Show where mat2c itself failed.")
@click.option("--no-config", is_flag=True, help="Read no mat2c.toml and no pyproject.toml.")
@click.pass_context
def main(ctx: click.Context, traceback: bool, no_config: bool) -> None:
    """Compiles MATLAB and Octave programs to C."""
    path = None if no_config else config_file.find(Path.cwd())
    if path is not None:
        ctx.default_map = dict(config_file.defaults(path, main.commands))
        console.tell(f"options from {path}")


# --- commands ---------------------------------------------------------------------------------


@main.command(epilog="Examples: `mat2c prog.m -o prog.c`, `mat2c f.m --args 'double(:,:), int32'`.")
@shared(TRANSLATION_OPTIONS)
@click.argument("more", nargs=-1, type=click.Path(path_type=Path))
@click.option("-o", "output", metavar="FILE", help="The C file (default NAME.c; - is stdout).")
@click.option("--standalone", is_flag=True, help="One C file that needs libc and libm only.")
@click.option("--mex", is_flag=True, help="A function for Octave and MATLAB: NAME_mex.c.")
@click.option(
    "--example-main",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Write a C program that calls each entry of the library.",
)
@shared(DEPFILE_OPTIONS)
def translate(
    program: Path,
    output: str | None,
    standalone: bool,
    mex: bool,
    example_main: Path | None,
    depfile: bool,
    depfile_path: str | None,
    **given: Any,
) -> None:
    """Translate PROGRAM to C (the default command)."""
    from mat2c.support.files import require_ours, source_bytes, write_changed

    if mex:
        write_mex(_translate, program, output, given)
        return
    if output is not None:
        given["header"] = "" if output == "-" else Path(output).with_suffix(".h").name
    translation = _translate(program, chosen_options(**given))
    if standalone and given["mpi"] is not None:
        raise click.UsageError("--standalone: a program of --mpi needs its libraries")
    if standalone:
        from dataclasses import replace

        from mat2c.build.standalone import one_file

        texts = one_file.standalone(translation.c_text, translation.header_text)
        translation = replace(translation, c_text=texts[0], header_text=texts[1])
    if output == "-":
        sys.stdout.buffer.write(source_bytes(translation.c_text))
        return
    target = Path(output or f"{translation.name}.c")
    if not output:
        require_ours(target)
    header = target.with_suffix(".h") if translation.header_text else None
    depfile_at = _depfile_path(target, depfile, depfile_path)
    require_apart([program, *translation.dependencies], [target, header, example_main, depfile_at])
    files = {target: source_bytes(translation.c_text)}
    if header is not None:
        require_ours(header)
        files[header] = source_bytes(translation.header_text)
    if example_main is not None:
        if not translation.example_text:
            raise click.UsageError("--example-main: there is no library to call")
        require_ours(example_main)
        files[example_main] = source_bytes(translation.example_text)
    files |= _depfile(program, translation, list(files), depfile, depfile_path)
    write_changed(files)


@main.command(
    epilog="Examples: `mat2c build prog.m -o prog`, `mat2c build f.m --args double -o f.so`."
)
@shared(TRANSLATION_OPTIONS)
@shared(COMPILER_OPTIONS)
@shared(ENGINE_OPTIONS)
@click.argument("more", nargs=-1, type=click.Path(path_type=Path))
@click.option("-o", "output", metavar="FILE", help="Executable, or a library: .so, .a or .o.")
@click.option("--mex", is_flag=True, help="A function for Octave (.mex) or MATLAB (.mexa64, …).")
@shared(DEPFILE_OPTIONS)
def build(
    program: Path,
    output: str | None,
    mex: bool,
    depfile: bool,
    depfile_path: str | None,
    cc: str | None,
    cflags: str | None,
    debug: bool,
    sanitize: bool,
    sparse: str,
    **given: Any,
) -> None:
    """Translate PROGRAM and compile it with the C compiler."""
    from mat2c.build.cc import build_executable, build_library, for_library
    from mat2c.build.engines import mpi
    from mat2c.build.engines.sparse_engines import attach
    from mat2c.support.files import require_ours, source_bytes, write_changed

    toolchain = chosen_toolchain(cc, cflags, debug, sanitize)
    given["index_bits"] = given["index_bits"] or str(toolchain.target.bits)
    if mex:
        build_mex_file(_translate, program, output, toolchain.portable, given)
        return
    in_c = [path for path in given["more"] if path.suffix in SOURCES_IN_C]
    given["more"] = tuple(path for path in given["more"] if path not in in_c)
    if given["main"] is None and output is not None:
        # A function with inputs, too, is called without them, as Octave runs it.
        if Path(output).suffix in LIBRARY_SUFFIXES:
            given["main"] = False
        elif given["args"] is None:
            given["main"] = True
    if given["no_heap"]:  # the stack frames are told that this compiler makes
        tools = for_library(toolchain.portable, Path(output or "lib.so").suffix)
        given |= {"cc": cc, "cflags": tools.flags}
    translation = _translate(program, chosen_options(**given, separate=True))
    for path in in_c:
        translation.foreign.add("source" if path.suffix == ".c" else "object", Path(), str(path))
    name = translation.name
    attach(translation.foreign, translation.c_texts, sparse, toolchain, runs_here=False)
    if given["main"] is not False and not translation.header_text:
        target = Path(output or name)
        depfile_at = _depfile_path(target, depfile, depfile_path)
        require_apart([program, *translation.dependencies], [target, depfile_at])
        if given["mpi"] is not None:
            mpi.add_to(translation.foreign, toolchain)
        made = translation.c_text, name, target, toolchain, translation.foreign
        build_executable(*made, translation.units)
        write_changed(_depfile(program, translation, [target], depfile, depfile_path))
        return
    target = Path(output or f"{name}.so")
    header = target.with_name(f"{name}.h")
    depfile_at = _depfile_path(target, depfile, depfile_path)
    require_apart([program, *translation.dependencies], [target, header, depfile_at])
    require_ours(header)
    shipped = toolchain.portable
    texts = translation.c_text, translation.header_text
    build_library(*texts, name, target, shipped, translation.foreign)
    files = {header: source_bytes(translation.header_text)}
    write_changed(files | _depfile(program, translation, [target, header], depfile, depfile_path))


@main.command(epilog="Examples: `mat2c run prog.m`, `mat2c run prog.m --debug -- first second`.")
@shared(TRANSLATION_OPTIONS)
@shared(COMPILER_OPTIONS)
@shared(ENGINE_OPTIONS)
@click.argument("arguments", nargs=-1, type=click.UNPROCESSED)
def run(
    program: Path,
    arguments: tuple[str, ...],
    cc: str | None,
    cflags: str | None,
    debug: bool,
    sanitize: bool,
    sparse: str,
    **given: Any,
) -> None:
    """Build PROGRAM in the cache and run it.

    ARGUMENTS after -- go to the program.
    """
    from mat2c.build.cc import cached_executable
    from mat2c.build.engines import mpi
    from mat2c.build.engines.sparse_engines import attach

    if given["main"] is False:
        raise click.UsageError("a library can't be run")
    toolchain = chosen_toolchain(cc, cflags, debug, sanitize)
    given["index_bits"] = given["index_bits"] or str(toolchain.target.bits)
    # A function file runs as Octave runs it: its first function is called without inputs.
    translation = _translate(program, chosen_options(**given | {"main": True}, separate=True))
    attach(translation.foreign, translation.c_texts, sparse, toolchain, runs_here=True)
    if given["mpi"] is not None:
        mpi.add_to(translation.foreign, toolchain)
    executable, _ = cached_executable(
        translation.c_text, translation.name, toolchain, translation.foreign, translation.units
    )
    sys.stdout.flush()
    sys.stderr.flush()
    SHOWN.close()
    if given["mpi"] is not None:
        mpi.run(executable, arguments, given["mpi"])
    command = [str(executable), *arguments]
    if os.name != "posix":  # there, the shell would not wait for it
        import subprocess

        sys.exit(subprocess.call(command))
    os.execv(executable, [translation.name, *arguments])


def _depfile_path(first: Path, wanted: bool, path: str | None) -> Path | None:
    """Where the depfile goes that was asked for: where `path` says, or beside the first output."""
    if path is not None:
        return Path(path)
    return first.with_suffix(".d") if wanted else None


def _depfile(
    program: Path, translation: Translation, made: list[Path], wanted: bool, path: str | None
) -> dict[Path, bytes]:
    """The depfile that was asked for."""
    from mat2c.build.depfile import depfile_text

    place = _depfile_path(made[0], wanted, path)
    if place is None:
        return {}
    # only make reads more than rules
    absent = translation.absent if wanted else []
    rule = depfile_text(made, [program, *translation.dependencies], absent)
    return {place: os.fsencode(rule)}


def _translate(program: Path, options: Options) -> Translation:
    with stage("loading mat2c"):
        from mat2c.driver import session
    from mat2c.support.diagnostics import Diagnostics

    for file in (program, *options.more, *([options.example] if options.example else [])):
        require_file(file)
    if options.more and options.main:
        raise click.UsageError("a program has one file; entries of a library are for --lib")
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    translation = session.translate(program, options, diagnostics)
    if options.mpi and translation.header_text:
        raise click.UsageError("--mpi is for programs, and this is a library")
    console.show(diagnostics)
    files = ", ".join(map(str, translation.dependencies))
    console.tell(f"{program}: {translation.c_text.count(chr(10))} lines of C; read: {files}")
    return translation


for command in (
    *(explain_report.explain, explain_report.report, explain_report.dump),
    *(equivalence.test, equivalence.bench, functions.builtins),
    *(setup.init, setup.doctor, setup.completion, setup.man),
    *(editors.stubs, editors.lsp, build_systems.config, build_systems.cache),
):
    main.add_command(command)
common.add_common_options(main)


# --- entry ------------------------------------------------------------------------------------


def entry() -> NoReturn:
    """What the `mat2c` script calls. A command is short: the cycle collector would only look, also
    at all that is left when the process ends."""
    gc.disable()
    _tell_progress()
    code = execute(sys.argv[1:])
    gc.freeze()
    sys.exit(code)


def _tell_progress() -> None:
    """Tells of builds of the runtime, and of how the C compiler is called."""
    import shlex

    from mat2c.build import progress

    progress.listeners.append(SHOWN.tell_build)
    progress.command_listeners.append(lambda command: console.tell(shlex.join(command)))


def execute(arguments: list[str]) -> int:
    """Runs a command; every failure becomes a message and an exit code."""
    try:
        with SHOWN:
            result = main.main(arguments, prog_name="mat2c", standalone_mode=False)
        sys.stdout.flush()
        return result if isinstance(result, int) else 0
    except click.ClickException as error:
        return _usage(error)
    except (KeyboardInterrupt, click.Abort):
        return console.EXIT_INTERRUPTED
    except (BrokenPipeError, SystemExit):  # click turns the one into the other
        # Nobody reads, which is no failure; closing stdout must not complain again.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except Exception as error:
        if "--traceback" in arguments:
            raise
        return console.failure(error)


def _usage(error: click.ClickException) -> int:
    if isinstance(error, click.exceptions.NoArgsIsHelpError):
        console.say(error.format_message())
        return console.EXIT_USAGE
    console.say(f"mat2c: error: {error.format_message()}")
    if isinstance(error, click.UsageError) and error.ctx is not None:
        console.say(f"Try '{error.ctx.command_path} --help'.")
    return console.EXIT_USAGE
