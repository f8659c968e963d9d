"""Libraries that call functions in C (`coder.ceval`)."""

from __future__ import annotations

import ctypes
from pathlib import Path

import numpy as np
import pytest

from mat2c import cli
from mat2c.api import load, translate
from mat2c.support.options import Options
from tests.library.host import Host
from tests.library.test_no_heap import ALLOCATORS, symbols

HEADER = "double gain_of(int channel);\nvoid smooth(double *x, int n);\n"
SOURCE = """\
#include "device.h"
double gain_of(int channel)
{
    return 10.0 * channel;
}
void smooth(double *x, int n)
{
    for (int i = 1; i < n; i++)
        x[i] = (x[i - 1] + x[i]) / 2;
}
"""
FILTERED = """\
function y = filtered(x, channel)
  %#codegen
  coder.cinclude('device.h');
  y = x;
  g = 1;
  g = coder.ceval('gain_of', channel);
  coder.ceval('smooth', coder.ref(y), int32(numel(y)));
  y = g * y;
end
"""
MAIN = """\
#include <stdio.h>
#include "filtered.h"
int main(void)
{
    const double x[3] = {1, 3, 4};
    double y[50];
    ptrdiff_t y_len;
    if (filtered(x, 3, 2, y, &y_len))
        return 1;
    printf("%td: %g %g %g\\n", y_len, y[0], y[1], y[2]);
    return 0;
}
"""


def write(folder: Path) -> None:
    (folder / "device.h").write_text(HEADER)
    (folder / "device.c").write_text(SOURCE)
    (folder / "filtered.m").write_text(FILTERED)


def test_without_a_heap(tmp_path: Path) -> None:
    write(tmp_path)
    host = Host(tmp_path)
    host.translate("filtered", FILTERED, "double(1,:50), int32", no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, "filtered"))
    assert host.run(MAIN) == "3: 20 40 60\n"


def test_sources_on_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path)
    monkeypatch.chdir(tmp_path)
    args = ["filtered.m", "device.c", "--args", "double(1,3), int32", "-o", "filtered.so"]
    assert cli.execute(["build", *args]) == 0
    library = ctypes.CDLL(str(tmp_path / "filtered.so"))
    x, y = (ctypes.c_double * 3)(1, 3, 4), (ctypes.c_double * 3)()
    assert library.filtered(x, 2, y) == 0
    assert list(y) == [20, 40, 60]


def test_in_python(tmp_path: Path) -> None:
    write(tmp_path)
    text = FILTERED.replace(
        "  y = x;", "  coder.updateBuildInfo('addSourceFiles', 'device.c');\n  y = x;"
    )
    (tmp_path / "filtered.m").write_text(text)
    filtered = load(tmp_path / "filtered.m")
    assert filtered(np.array([[1.0, 3.0, 4.0]]), np.int32(2)).tolist() == [[20, 40, 60]]


@pytest.mark.parametrize(
    ("call", "what"),
    [
        ("coder.ceval('-layout:rowMajor', 'gain_of', 1)", "coder.ceval with '-layout:rowMajor'"),
        ("coder.ceval('gain_of', coder.opaque('int'))", "coder.opaque in coder.ceval"),
        ("coder.ceval(name, 1)", "coder.ceval of a function that isn't named"),
        ("coder.ceval('gain_of', coder.ref(x(1)))", "coder.ref of what is no variable or field"),
        ("coder.opaque('FILE *', 'NULL')", "'coder.opaque'"),
    ],
)
def test_what_is_refused(tmp_path: Path, call: str, what: str) -> None:
    source = tmp_path / "f.m"
    source.write_text(f"function y = f(x, name)\n  y = 0;\n  y = {call};\nend\n")
    made = translate(source, Options(main=False, args="double(1,3), char(1,3)"))
    told = f"{what} is not available in compiled programs: a call fails"
    assert [w.message for w in made.warnings if w.code == "coder"] == [told]
