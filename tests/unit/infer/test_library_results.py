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
        "y = movmean ((1:9)', 3); s = y(1)\n",
        "y = movstd ([1 2 3 9 4], 3, 1); s = y(1)\n",
        "y = movmedian ([1 2 9], [1 0], 'Endpoints', 'fill'); s = y(1)\n",
        "y = movfun (@(v) max (v) - min (v), (1:8)', 3, 'Endpoints', 'shrink'); s = y(1)\n",
        "[t, r] = cart2pol (1, 2); s = t + r\n",
        "[bad, x, y] = common_size (3, 4); s = x + y\n",
        "y = expint (1.5), g = gammainc (1, 2), b = betainc (0.5, 1, 2)\n",
        "x = expm ([1 2; 3 4]); s = x(1)\n",
        "x = sqrtm ([2 1; 1 3]); s = x(1)\n",
        "x = logm ([2 1; 1 3]); s = x(1)\n",
        "[x, obj] = qp ([0; 0], [2 0; 0 2], [-2; -5], [1 1], 1); s = x(1) + obj\n",
        "[x, obj] = sqp ([1; 1], @(x) (x(1) - 2) ^ 2, [], @(x) 1 - x(1)); s = x(1) + obj\n",
        "[gx, gy] = gradient (magic (4)); s = gx(1) + gy(1)\n",
        "g = gradient (single ([1 5])); s = g(1)\n",
        "p = periodogram ([1 2 3 4 5]); s = p(1)\n",
        "f = fullfile ('a', 'b'); s = f(1)\n",
    ],
)
def test_results_are_of_a_class(tmp_path: Path, text: str) -> None:
    assert unknown(tmp_path, text) == []


@pytest.mark.parametrize(
    "text",
    [
        "c = cellfun (@(x) [x 'z'], {'a', 'bc'}, 'UniformOutput', false); s = c{1}\n",
        "c = arrayfun (@(k) k * (1:3), 1:4, 'unif', 0); s = c{3}(2) + 1\n",
        "n = cellfun ('length', {'ab', 'c'}); s = n + 1\n",
        "v = structfun (@(x) x * 2, struct ('a', 1, 'b', 2)); s = v'\n",
        "v = structfun (@(x) {x}, struct ('a', 1), 'UniformOutput', false); s = v.a{1} + 1\n",
        "s = setfield (struct ('b', 1), 'a', 2); t = getfield (s, 'a') + 1\n",
        "o = orderfields (struct ('b', 1, 'a', 'x')); t = o.b + 1\n",
        "r = rmfield (struct ('b', 1, 'a', 'x'), 'a'); t = r.b + 1\n",
        "c = struct2cell (struct ('u', 1, 'v', 2)); t = c{2} + 1\n",
        "s = cell2struct ({1, 'two'}, {'one', 'two'}, 2); t = s.one + 1\n",
        "c = mat2cell (magic (4), [2 2], [3 1]); t = c{1, 2}(2) + 1\n",
        "m = containers.Map ({'a', 'b'}, [1 2]); t = m('a') + 1\n",
        "[f, e] = log2 (numel (argv ()) + 3); t = f + e\n",
        "u = norm (magic (4), 'columns'); t = u(2) + 1\n",
        "c = cellfun (@(x) size (x), {1, [1 2]}, 'uni', 0); m = cell2mat (c); t = m(3) + 1\n",
        "x = randi (9, 2, 'uint8'); t = x(1)\n",
        "c = [{1, 2}, 7]; t = c{3} + 1\n",
        "[a, b] = f (2); t = a + b\nfunction varargout = f (x)\nfor k = 1:nargout\n"
        "varargout{k} = k * x;\nend\nend\n",
        "s = rand ('state'); t = s(1)\n",
        "[d, p, B] = balance ([1 1i; 2 3]); t = d(1) + p(1) + B(1)\n",
    ],
)
def test_what_functions_put_into_aggregates(tmp_path: Path, text: str) -> None:
    assert unknown(tmp_path, text) == []


def test_what_a_type_answers(tmp_path: Path) -> None:
    """Only one of the branches is left."""
    text = (
        "x = numel (argv ()) + 0.5;\n"
        "if iscomplex (x) || iscellstr (x) || isobject (x) || isjava (x) || issparse (x)\n"
        "y = {};\nelse\ny = 1;\nend\ny\n"
    )
    assert unknown(tmp_path, text) == []
