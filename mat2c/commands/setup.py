"""`mat2c init`, `mat2c doctor`, `mat2c completion` and `mat2c man`: what is done once.

Everything but click is imported inside the commands, for a quick start.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from mat2c import __version__, console
from mat2c.commands import config_file

_COMPILERS = {
    "Linux": "sudo apt install gcc (Debian, Ubuntu), or sudo dnf install gcc (Fedora)",
    "Darwin": "xcode-select --install",
    "Windows": "winget install -e --id MSYS2.MSYS2, and there pacman -S mingw-w64-ucrt-x86_64-gcc",
}
_EXTRAS = {
    "numpy": "arrays in Python, mat2c test: pip install numpy",
    "matplotlib": "mat2c bench --plot: pip install matplotlib",
    "scipy_openblas32": "large matrix products: pip install 'mat2c[blas]'",
    "click_man": "mat2c man: pip install click-man",
    "pygls": "editors, mat2c lsp: pip install 'mat2c[lsp]'",
}
_PROGRAMS = {
    "mkoctfile": "functions for Octave, mat2c build --mex: octave-dev (Debian)",
    "mpicc": "programs of --mpi: libopenmpi-dev openmpi-bin (Debian)",
    "cmake": "projects of mat2c init --cmake: cmake",
}
SHELLS = ("bash", "zsh", "fish")
_COMPLETIONS = {
    "bash": "~/.local/share/bash-completion/completions/mat2c",
    "zsh": "~/.local/share/zsh/site-functions/_mat2c",
    "fish": "~/.config/fish/completions/mat2c.fish",
}


# --- doctor -----------------------------------------------------------------------------------


@click.command(epilog="Example: `mat2c doctor`; `mat2c doctor --cc clang` for another compiler.")
@click.option("--cc", metavar="COMMAND", help="C compiler (default: cc, gcc or clang).")
def doctor(cc: str | None) -> int:
    """Say what is found on this machine, and what is missing.

    What is missing comes with how to get it.
    """
    healthy = True
    for is_fine, topic, text in _findings(cc):
        mark = {True: "ok", False: "MISSING", None: "--"}[is_fine]
        click.echo(f"{mark:<9}{topic:<18}{text}")
        healthy = healthy and is_fine is not False
    return 0 if healthy else console.EXIT_ERRORS


def _findings(cc: str | None) -> Iterator[tuple[bool | None, str, str]]:
    """What is there: True, what is missing: False, what could be there: None."""
    import platform
    import shutil
    from importlib.util import find_spec

    yield True, "mat2c", f"{__version__}, {Path(__file__).parents[1]}"
    yield True, "Python", f"{platform.python_version()}, {sys.executable}"
    compiler = _compiler(cc)
    yield compiler
    if compiler[0]:
        yield _suitesparse(cc)
    yield _cache()
    octave = shutil.which("octave-cli") or shutil.which("octave")
    told = octave or "not installed: mat2c test and mat2c bench compare with it"
    yield (True if octave else None), "Octave", told
    for module, purpose in _EXTRAS.items():
        there = find_spec(module) is not None
        yield (True if there else None), module, _version(module) if there else f"for {purpose}"
    for program, purpose in _PROGRAMS.items():
        place = shutil.which(program)
        yield (True if place else None), program, place or f"for {purpose}"
    path = config_file.find(Path.cwd())
    yield (True if path else None), "config file", str(path or "none: mat2c.toml, pyproject.toml")


def _compiler(cc: str | None) -> tuple[bool, str, str]:
    import platform
    import subprocess

    from mat2c.build.compiler import Toolchain
    from mat2c.build.errors import CompileError, ToolError
    from mat2c.support.files import working_folder

    try:
        tools = Toolchain.find(cc)
        with working_folder() as folder:
            source = folder / "empty.c"
            source.write_text("#include <math.h>\nint main(void)\n{\n    return 0;\n}\n")
            tools.compile(source, folder / "empty.o")
            tools.link(folder / "empty", str(folder / "empty.o"))
    except (ToolError, CompileError) as error:
        first = str(error).splitlines()[0]
        how = _COMPILERS.get(platform.system(), "install gcc or clang")
        if cc is not None:
            how = f"install it, or do without --cc {cc}"
        return False, "C compiler", f"{first}\n{'':27}to get one: {how}"
    said = subprocess.run([*tools.command, "--version"], capture_output=True, text=True).stdout
    return True, "C compiler", f"{' '.join(tools.command)}: {(said.splitlines() or [''])[0]}"


def _suitesparse(cc: str | None) -> tuple[bool | None, str, str]:
    from mat2c.build.compiler import Toolchain
    from mat2c.build.engines import sparse_engines
    from mat2c.build.errors import ToolError

    try:
        found = sparse_engines.find(sparse_engines.SUITESPARSE, Toolchain.find(cc))
    except ToolError:
        found = None
    if found is None:
        return None, "SuiteSparse", "for factors of sparse matrices as Octave's: libsuitesparse-dev"
    return True, "SuiteSparse", " ".join(found.libs)


def _cache() -> tuple[bool, str, str]:
    from mat2c.build import cache as store
    from mat2c.support.resources import cache_root

    files, size = (sum(column) for column in zip(*store.usage().values(), strict=True))
    return True, "cache", f"{cache_root()}: {files} files, {size / 1e6:.1f} MB"


def _version(module: str) -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version(module.replace("_", "-"))
    except PackageNotFoundError:
        return "installed"


# --- completion and manual --------------------------------------------------------------------


@click.command(
    epilog="Examples: `mat2c completion bash --install`, `mat2c completion fish > mat2c.fish`."
)
@click.argument("shell", type=click.Choice(SHELLS))
@click.option("--install", is_flag=True, help="Put it where the shell looks for it.")
@click.pass_context
def completion(ctx: click.Context, shell: str, install: bool) -> None:
    """Print what makes SHELL complete commands, options and files."""
    from click.shell_completion import get_completion_class

    kind = get_completion_class(shell)
    assert kind is not None
    root = ctx.find_root()
    text = kind(root.command, {}, "mat2c", "_MAT2C_COMPLETE").source()
    if not install:
        click.echo(text)
        return
    path = Path(_COMPLETIONS[shell]).expanduser()
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text + "\n", encoding="utf-8")
    click.echo(f"{path}: counts in new shells")
    if shell == "zsh":
        click.echo(f"zsh: put 'fpath+=({path.parent})' before compinit in ~/.zshrc")


@click.command(epilog="Examples: `mat2c man`, then `man mat2c`; `mat2c man --to build/man`.")
@click.option(
    "--to",
    "folder",
    type=click.Path(path_type=Path),
    metavar="DIR",
    help="Where to (default ~/.local/share/man/man1).",
)
@click.pass_context
def man(ctx: click.Context, folder: Path | None) -> None:
    """Install manual pages of mat2c and its commands."""
    import warnings
    from importlib.util import find_spec

    from mat2c.build.errors import ToolError

    if find_spec("click_man") is None:
        raise ToolError("mat2c man needs click-man: pip install click-man")
    from click_man.core import write_man_pages

    root = ctx.find_root()
    place = folder or Path("~/.local/share/man/man1").expanduser()
    place.mkdir(parents=True, exist_ok=True)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of click, for click-man
        write_man_pages("mat2c", root.command, version=__version__, target_dir=str(place))
    click.echo(f"{place}: {len(list(place.glob('mat2c*.1')))} pages")


# --- a project --------------------------------------------------------------------------------


@click.command(epilog="Examples: `mat2c init filter`, `mat2c init filter --cmake`.")
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("--cmake", is_flag=True, help="With CMake instead of a Makefile.")
def init(folder: Path, cmake: bool) -> None:
    """Make a project in FOLDER.

    It has a function, a test of it, how to build it, and a CI example.
    """
    from mat2c.commands.project import files_of

    if folder.exists() and any(folder.iterdir()):
        raise click.UsageError(f"'{folder}' is not empty")
    for name, text in files_of(folder.absolute().name, cmake).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        click.echo(str(path))
    build = (
        "cmake -B build && cmake --build build && ctest --test-dir build" if cmake else "make test"
    )
    click.echo(f"now: cd {folder} && {build}")
