"""Commands for other tools: stubs for Python's type checkers, and the language server."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from mat2c import console
from mat2c.cli_options import TRANSLATION_OPTIONS, chosen_options, shared


@click.command(epilog="Example: `mat2c stubs smooth.m` writes smooth.pyi.")
@shared(TRANSLATION_OPTIONS)
@click.argument("more", nargs=-1, type=click.Path(path_type=Path))
@click.option("-o", "output", metavar="FILE", help="The stub file (default NAME.pyi; - is stdout).")
def stubs(program: Path, output: str | None, **given: Any) -> None:
    """Write stubs for Python: what functions take and give."""
    from mat2c.driver.stub_file import stub_text
    from mat2c.support.diagnostics import Diagnostics
    from mat2c.support.files import require_ours, write_changed

    options = chosen_options(**given | {"main": False})
    diagnostics = Diagnostics(options.warnings, options.diagnostics_format)
    text = stub_text(program, options, diagnostics)
    console.show(diagnostics)
    if output == "-":
        click.echo(text, nl=False)
        return
    target = Path(output or f"{program.stem}.pyi")
    if output is None:
        require_ours(target)
    write_changed({target: text.encode()})


@click.command(epilog="Example: an editor starts `mat2c lsp` (docs/editors.md has the settings).")
def lsp() -> None:
    """Serve editors.

    By the Language Server Protocol, on stdin and stdout.
    """
    try:
        from mat2c.lsp.server import make_server
    except ImportError as error:
        if error.name is None or error.name.partition(".")[0] not in ("pygls", "lsprotocol"):
            raise
        raise click.ClickException("this needs pygls: pip install 'mat2c[lsp]'") from None
    # copies, which are closed with the server
    with os.fdopen(os.dup(0), "rb") as stdin, os.fdopen(os.dup(1), "wb") as stdout:
        make_server().start_io(stdin, stdout)
