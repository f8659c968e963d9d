"""Commands about what is built: what a build system needs to know, and the cache."""

from __future__ import annotations

import click

from mat2c.cli_options import EACH_PROCESSOR, SPARSE_LIBRARIES


@click.command(epilog="Example: `cc prog.c $(mat2c config --cflags) $(mat2c config --libs)`.")
@click.option("--cflags", "what", flag_value="cflags", help="Flags that compile generated C.")
@click.option("--libs", "what", flag_value="libs", help="Flags that link it.")
@click.option("--defines", "what", flag_value="defines", help="Macros that generated C needs.")
@click.option("--runtime", "what", flag_value="runtime", help="Folder of the C runtime.")
@click.option("--makefile", "what", flag_value="makefile", help="Rules for a Makefile.")
@click.option("--pkg-config", "what", flag_value="pkg-config", help="The file mat2c.pc.")
@click.option("--cmake", "what", flag_value="cmake", help="Folder of the CMake package mat2c.")
@click.option("--cc", metavar="COMMAND", help="C compiler (default: cc, gcc or clang).")
@click.option("--flags", metavar="FLAGS", help="What all code is compiled with, as -mcpu=….")
@click.option("--pic", is_flag=True, help="For code of shared libraries.")
@click.option(
    "--sparse",
    type=click.Choice(SPARSE_LIBRARIES),
    default="none",
    metavar="LIBRARY",
    help="With a library for factors of sparse matrices: suitesparse.",
)
@click.option("--openmp", is_flag=True, help="For C that was translated with --openmp.")
@click.option(
    "--mpi",
    type=int,
    is_flag=False,
    flag_value=EACH_PROCESSOR,
    metavar="",
    help="With the libraries of programs of --mpi.",
)
def config(
    what: str | None,
    cc: str | None,
    flags: str | None,
    pic: bool,
    sparse: str,
    openmp: bool,
    mpi: int | None,
) -> None:
    """Print what a build system needs to know."""
    from mat2c.build import configuration

    if what is None:
        raise click.UsageError(
            "say one of --cflags, --libs, --defines, --runtime, --makefile, --pkg-config, --cmake"
        )
    uses = configuration.Uses(sparse, openmp, mpi is not None)
    click.echo(configuration.describe(what, cc, flags, pic, uses))


@click.command(epilog="Examples: `mat2c cache`, `mat2c cache clear`.")
@click.argument("what", type=click.Choice(["show", "clear", "path"]), default="show")
def cache(what: str) -> None:
    """Show, clear or locate the cache of what was compiled."""
    from mat2c.build import cache as store
    from mat2c.support.resources import cache_root

    if what == "path":
        click.echo(cache_root())
        return
    usage = store.usage()
    count, size = (sum(column) for column in zip(*usage.values(), strict=True))
    if what == "clear":
        store.clear()
        click.echo(f"{count} files removed, {size / 1e6:.1f} MB")
        return
    click.echo(cache_root())
    for kind, (files, bytes_) in [*usage.items(), ("in all", (count, size))]:
        click.echo(f"{kind:10}{files:6} files {bytes_ / 1e6:9.1f} MB")
