"""Bounds that conditions and `coder.varsize` tell, in libraries without a heap."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.diagnostics import TranslationError
from mat2c.support.options import Options
from tests.library.host import Host

ASSERTED = """\
function [y, z] = told(x, n, m)
  assert(n <= 100 && n >= 0);
  assert(size(x, 1) == 1, 'no row');
  if numel(x) > 50 || m >= 7
    error('told:large', 'too large');
  end
  y = zeros(1, n);
  for k = 1:n
    y(k) = k + sum([x x]);
  end
  z = ones(m, 2);
end
"""
ASSERTED_MAIN = """\
#include <stdio.h>
#include "told.h"
int main(void)
{
    double x[60] = {1, 2, 3}, y[100], z[100];
    const ptrdiff_t rows[] = {1, 1, 1, 1, 3}, columns[] = {3, 3, 60, 0, 1};
    const int n[] = {2, 101, 2, 2, 2}, m[] = {6, 6, 6, 7, 1};
    for (int k = 0; k < 5; k++) {
        ptrdiff_t y_len, z_rows;
        if (told(x, rows[k], columns[k], n[k], (int8_t)m[k], y, &y_len, z, &z_rows))
            printf("%s\\n", m2c_last_failure().message);
        else
            printf("%td %td %g %g\\n", y_len, z_rows, y[1], z[11]);
    }
    return 0;
}
"""
ASSERTED_OUT = """\
2 6 14 1
assert (n <= 100 && n >= 0) failed
too large
too large
no row
"""
GROWN = """\
function [y, n] = grown(x)
  coder.varsize('y', [1 6], [0 1]);
  y = zeros(1, 0);
  n = 0;
  for k = 1:numel(x)
    if x(k) > 0
      y(end+1) = x(k);
      n = n + 1;
    end
  end
  for k = 1:2
    y = [y -k];
  end
end
"""
GROWN_MAIN = """\
#include <stdio.h>
#include "grown.h"
int main(void)
{
    const double x[8] = {1, -1, 2, 3, 0, 4, 5, 6};
    for (int k = 4; k < 9; k += 2) {
        double y[7], n;
        ptrdiff_t y_len;
        if (grown(x, k, y, &y_len, &n))
            printf("%s\\n", m2c_last_failure().message);
        else
            printf("%td %g %g %g\\n", y_len, n, y[1], y[y_len - 1]);
    }
    return 0;
}
"""
GROWN_OUT = "5 3 2 -2\n6 4 2 -2\n'y' is larger than coder.varsize tells\n"


def test_conditions_bound_arrays(tmp_path: Path) -> None:
    host = Host(tmp_path)
    header = host.translate("told", ASSERTED, "double(:,:), int32, int8", no_heap=True)
    assert "double y[100], ptrdiff_t *y_len" in header
    assert host.run(ASSERTED_MAIN) == ASSERTED_OUT


def test_variables_stay_within_their_size(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("grown", GROWN, "double(1,:)", no_heap=True)
    assert host.run(GROWN_MAIN) == GROWN_OUT


@pytest.mark.parametrize(
    "condition",
    [
        "n <= 100 || n == 200",
        "~(n > 100 && n < 200)",
        "limit(n) <= 100",
        "size(n) <= 100",
        "n >= 3",
        "n <= m",
    ],
)
def test_what_tells_no_bound(tmp_path: Path, condition: str) -> None:
    """`size` is a function of the program here."""
    source = tmp_path / "f.m"
    source.write_text(
        f"function y = f(n, m)\n  assert({condition});\n  y = zeros(1, n);\nend\n"
        "function y = limit(x)\n  y = x / 2;\nend\nfunction y = size(x)\n  y = x / 2;\nend\n"
    )
    with pytest.raises(TranslationError) as told:
        translate(source, Options(main=False, args="int32, int32", no_heap=True))
    assert "the array 'y' has no bound" in str(told.value)


def test_what_changes_behind_a_condition(tmp_path: Path) -> None:
    source = tmp_path / "f.m"
    source.write_text(
        "function y = f(n)\n  assert(n <= 10);\n  n = 3 * n;\n  y = zeros(1, n);\nend\n"
    )
    made = translate(source, Options(main=False, args="int32", no_heap=True))
    assert "double y[30]" in made.header_text


def test_attributes_bound_and_refuse(tmp_path: Path) -> None:
    """Checks by validateattributes whose attributes are written out need no heap."""
    text = (
        "function y = checked(x, n)\n"
        "  validateattributes(x, {'numeric'}, {'row', 'finite', 'numel', 3});\n"
        "  validateattributes(n, {'int32'}, {'scalar', '>', 0, '<=', 4});\n"
        "  y = zeros(1, n);\n"
        "  y(1) = sum([x x]);\n"
        "end\n"
    )
    main = (
        '#include <math.h>\n#include <stdio.h>\n#include "checked.h"\nint main(void)\n{\n'
        "    const double x[3] = {1, 2, 3}, bad[3] = {1, 2, INFINITY};\n"
        "    double y[4];\n    ptrdiff_t y_len;\n"
        "    if (checked(x, 1, 3, 2, y, &y_len))\n        return 1;\n"
        '    printf("%td %g\\n", y_len, y[0]);\n'
        "    if (!checked(x, 1, 3, 5, y, &y_len) || !checked(x, 3, 1, 2, y, &y_len))\n"
        "        return 2;\n"
        "    if (!checked(bad, 1, 3, 2, y, &y_len))\n        return 3;\n"
        '    printf("%s\\n", m2c_last_failure().message);\n    return 0;\n}\n'
    )
    host = Host(tmp_path)
    header = host.translate("checked", text, "double(:,:), int32", no_heap=True)
    assert "double y[4], ptrdiff_t *y_len" in header
    assert host.run(main) == "2 12\nvalidateattributes: 'x' is not what it must be\n"


SIZED = """\
function s = sized(u)
  assert(u < 20);
  y = ones(3, u);
  s = numel(y);
end
"""
SIZED_MAIN = """\
#include <math.h>
#include <stdio.h>
#include "sized.h"
int main(void)
{
    const double u[] = {5, -INFINITY, 2.5, NAN, 20};
    for (int k = 0; k < 5; k++) {
        double s;
        if (sized(u[k], &s))
            printf("%s\\n", m2c_last_failure().message);
        else
            printf("%g\\n", s);
    }
    return 0;
}
"""
SIZED_OUT = """\
15
0
an extent is no integer
assert (u < 20) failed
assert (u < 20) failed
"""


def test_extents_that_are_doubles(tmp_path: Path) -> None:
    """The example of MATLAB's page on matrices with nonconstant dimensions."""
    host = Host(tmp_path)
    host.translate("sized", SIZED, "double", no_heap=True)
    assert host.run(SIZED_MAIN) == SIZED_OUT


def test_constants_by_name_need_no_heap(tmp_path: Path) -> None:
    source = tmp_path / "f.m"
    source.write_text("function y = f(x)\n  y = abs(x) < eps || x > realmax / 2;\nend\n")
    made = translate(source, Options(main=False, args="double", no_heap=True))
    assert "2.220446049250313e-16" in made.c_text
