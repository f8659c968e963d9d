"""`mat2c builtins`: which functions a program may call, and how each is done.

Everything but click is imported inside the commands, for a quick start.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from mat2c.builtins.declaration import Builtin

_TYPED, _BOXED = "typed", "boxed"
_FORMS = {
    _TYPED: "typed C where types are known, else a call of the runtime",
    _BOXED: "a call of the runtime, with boxed values",
    "matlab": "written in MATLAB, compiled with the program that calls it",
    "ignored": "accepted without effect: graphics, windows, the interactive session",
    "refused": "an error where it is reached: what it gives can't be known without a screen",
}


@click.command(
    epilog="Examples: `mat2c builtins` for all, `mat2c builtins cumsum` for one, `mat2c builtins "
    "--form typed`, `mat2c builtins 'is*'`."
)
@click.argument("name", required=False)
@click.option("--form", type=click.Choice(tuple(_FORMS)), help="Only those that are done so.")
def builtins(name: str | None, form: str | None) -> None:
    """List the functions that programs may call.

    With the NAME of one, tell how it is done.
    """
    from fnmatch import fnmatchcase

    from mat2c.builtins import registry
    from mat2c.support.codes import closest

    one = None if name is None else registry.find(name)
    if one is not None:
        click.echo(_account(one))
        return
    if name is not None and not set(name) & set("*?["):
        near = closest(name, registry.names())
        hint = f"; did you mean '{near}'?" if near is not None else ""
        raise click.UsageError(f"no function '{name}'{hint}")
    found = [b for n in registry.names() if (b := registry.find(n)) is not None]
    rows = [
        f"{each.name:<28} {_form(each)}"
        for each in found
        if (form is None or _form(each) == form) and fnmatchcase(each.name, name or "*")
    ]
    if not rows:
        so = f" that is done so: {form}" if form else ""
        raise click.UsageError(f"no function '{name or '*'}'{so}")
    click.echo("\n".join(rows))


def _form(known: Builtin) -> str:
    if known.ignored:
        return "refused" if known.refused else "ignored"
    if known.source:
        return "matlab"
    return _TYPED if known.typed or known.element or known.type_rule else _BOXED


def _account(known: Builtin) -> str:
    """What is told of one function."""
    from mat2c.frontend.help.usage_text import help_block, shown_help
    from mat2c.support.resources import stdlib_dir

    lines = [f"{known.name}: {_FORMS[_form(known)]}"]
    limits = [
        f"at most {count} {word}{'s' * (count != 1)}"
        for count, word in ((known.inputs, "input"), (known.outputs, "output"))
        if count is not None
    ]
    lines += [", ".join(limits)] if limits else []
    path = stdlib_dir() / f"{known.name}.m"
    if known.source and path.is_file():
        text = shown_help(help_block(path.read_text(encoding="latin-1"))).strip()
        lines += ["", text] if text else []
    return "\n".join(lines)
