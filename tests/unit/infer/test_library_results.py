"""What is known of the results of library functions whose options come by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.compilation import Compilation
from mat2c.ir.core import Value
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options


def unknown(folder: Path, text: str) -> list[str]:
    """The variables of the script of which not even the class is known."""
    source = folder / "prog.m"
    source.write_text(text)
    work = Compilation(source, Options(), Diagnostics())
    work.middle()
    entry = work.infer()
    assert entry is not None
    values = [target for instr in entry.function.instrs() for target in instr.targets]
    return [v.name for v in values if isinstance(v, Value) and v.type is not None and v.type.is_any]


@pytest.mark.parametrize(
    "text",
    [
        "[t, y] = ode45 (@(t, y) [y(2); -y(1)], [0 1], [1 0]); s = sum (y(:))\n",
        "o = odeset ('RelTol', 1e-6);\n[t, y] = ode45 (@(t, y) -y, [0 1], 1, o); s = y(end)\n",
        "o = odeset ('reltol', 1e-6, 'absTol', 1e-8); r = o.RelTol + o.AbsTol\n",
        "[t, y] = ode23 (@(t, y) -y, [0 1 2], 1); s = y(end)\n",
        "[t, y] = ode15s (@(t, y) -y, [0 1], 1); s = y(end)\n",
        "s = ode45 (@(t, y) -y, [0 1], 1); z = s.y(end)\n",
        "y = lsode (@(x, t) [x(2); -x(1)], [1; 0], [0 1 2]); s = sum (y(:))\n",
        "o = optimset ('TolX', 1e-8, 'display', 'off'); x = fzero (@(x) x ^ 2 - 2, [0 2], o)\n",
        "[x, f] = fminunc (@(x) (x(1) - 1) ^ 2 + x(2) ^ 2, [0; 0]); s = x(1) + f\n",
        "[x, f] = fminsearch (@(x) (x(1) - 1) ^ 2 + x(2) ^ 2, [0 0]); s = x(1) + f\n",
        "x = interp1 ([1 2 3], [4 5 7], 1.5, 'pchip')\n",
        "x = interp2 (magic (4), 2.5, 2.5)\n",
    ],
)
def test_results_are_of_a_class(tmp_path: Path, text: str) -> None:
    assert unknown(tmp_path, text) == []


def test_what_a_type_answers(tmp_path: Path) -> None:
    """Only one of the branches is left."""
    text = (
        "x = numel (argv ()) + 0.5;\n"
        "if iscomplex (x) || iscellstr (x) || isobject (x) || isjava (x) || issparse (x)\n"
        "y = {};\nelse\ny = 1;\nend\ny\n"
    )
    assert unknown(tmp_path, text) == []
