"""Lowering of `run` and `source` of a file that the program's text names: as calls of a script.

run ("setup.m"), run setup and source (fullfile (pwd, "setup.m"))    become    setup
"""

from __future__ import annotations

from mat2c.ir.core import Const, Operand
from mat2c.lower.calls import Args, call_operands, special
from mat2c.lower.lowering_context import ONE_VALUE, STATEMENT, Context, Want
from mat2c.lower.script_calls import run_script
from mat2c.support.diagnostics import Span

Answer = list[Operand] | None


@special("run", "source")
def run(ctx: Context, name: str, args: Args, want: Want, span: Span) -> Answer:
    """The statements of the file; one that only defines functions makes them known."""
    if want.kind != "statement" or len(args) != 1:
        return None
    library = ctx.session.library
    text = library.path_text(args[0], ctx.unit)
    if text is None:
        return None
    unit = library.sourced(name, text, ctx.unit)
    if unit is None:
        sought: list[Operand] = [Const(text, "char")]
        if name == "source":
            sought = call_operands(ctx, "make_absolute_filename", sought, ONE_VALUE, span)
        message: list[Operand] = [Const(_MISSING[name], "char"), *sought]
        call_operands(ctx, "error", message, STATEMENT, span)
        ctx.b.raise_pending()
    else:
        run_script(ctx, unit, span)
    return ctx.only(ctx.b.emit("undef", span=span), want)


_MISSING = {
    "run": "run: file SCRIPT must exist and be a valid Octave scriptfile",
    "source": "source: error sourcing file '%s'",
}
