"""`--no-heap`: every array has a bound, and the object file refers to no allocator."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.api import translate
from mat2c.build.compiler import PORTABLE, Toolchain
from mat2c.support.diagnostics import TranslationError
from mat2c.support.options import Options
from tests.library.host import CHECKED, WARNINGS, Host

ALLOCATORS = re.compile(r"\b(\w*alloc|free|m2c_new|m2c_block_\w+|m2c_release|m2c_clear|m2c_view)\b")
LINE = """\
function [y, m, z] = line(x, n, w)
% LINE  Arrays of open extents that have bounds.
  assert(n <= 50);
  k = min(n, int32(50));
  t = zeros(1, k);
  for i = 1:k
    t(i) = i;
  end
  y = twice([x, x(1:end-1)]);
  m = sum(t) + numel(x);
  big = zeros(120, 120) + m;
  big(3, 4) = m;
  z = big(3, 4) + w(n);
end
function y = twice(x)
  if isempty(x)
    error('line:empty', 'no elements');
  end
  y = 2 * x;
end
"""
LINE_ARGS = "double(1,:100), int32, double(1,4)"
LINE_MAIN = """\
#include <stdio.h>
#include "line.h"
static void report(void)
{
    m2c_failure why = m2c_last_failure();
    printf("[%s] %s (%s:%d)\\n", why.identifier, why.message, why.file, why.line);
}
int main(void)
{
    double x[101] = {3, 4, 5}, y[199], m, z;
    const double w[4] = {10, 20, 30, 40};
    ptrdiff_t y_len;
    for (int k = 0; k < 2; k++) {
        if (line(x, 3, 4, w, y, &y_len, &m, &z))
            return 1;
        printf("%td: %g %g %g %g %g, %g %g\\n", y_len, y[0], y[1], y[2], y[3], y[4], m, z);
    }
    if (line(x, 100, 1, w, y, &y_len, &m, &z))
        return 2;
    printf("%td\\n", y_len);
    if (!line(x, 101, 1, w, y, &y_len, &m, &z))
        return 3;
    report();
    if (!line(x, 3, 5, w, y, &y_len, &m, &z))
        return 4;
    report();
    if (!line(x, 3, 51, w, y, &y_len, &m, &z))
        return 5;
    report();
    if (!line(x, 0, 1, w, y, &y_len, &m, &z))
        return 6;
    report();
    return 0;
}
"""
LINE_OUT = """\
5: 6 8 10 6 8, 13 53
5: 6 8 10 6 8, 13 53
199
[mat2c:bound] x_len is not within 0 to 100 (:0)
[Octave:index-out-of-bounds] w: a subscript is out of bounds (line.m:13)
[] assert (n <= 50) failed (line.m:3)
[line:empty] no elements (line.m:17)
"""


def symbols(folder: Path, name: str) -> str:
    """What the object file of a library refers to."""
    made = folder / f"{name}.plain.o"
    CHECKED.with_flags("-fno-sanitize=all").compile(folder / f"{name}.c", made, *WARNINGS)
    return subprocess.run(["nm", "-u", made], capture_output=True, text=True, check=True).stdout


def test_arrays_with_bounds(tmp_path: Path) -> None:
    host = Host(tmp_path)
    header = host.translate("line", LINE, LINE_ARGS, no_heap=True)
    assert "x  in, 1 x x_len, x_len <= 100\n" in header
    assert "double y[199], ptrdiff_t *y_len" in header
    assert not ALLOCATORS.findall(symbols(tmp_path, "line"))
    assert host.run(LINE_MAIN) == LINE_OUT


DIVIDE = """\
function [x, y] = NAME(a, b, c)
  x = a / b;
  y = b \\ c;
end
"""
DIVIDE_MAIN = """\
#include <stdio.h>
#include "boxes.h"
#include "plain.h"
int main(void)
{
    const double a[6] = {1, 2, 3, 4, 5, 7}, c[3] = {1, -2, 0.3};
    const double b[5][9] = {{2, 1, 0, 1, 3, 1, 0, 1, 4},          /* Cholesky */
                            {0, 2, 1, 4, 0.1, 3, 1, 1, 0.7},      /* LU */
                            {2, 1, 5, 0, 3, 1, 0, 0, 4},          /* triangles */
                            {2, 0, 0, 1, 3, 0, 5, 1, 4},
                            {1, 2, 3, 2, 4, 6, 1, 1, 1}};         /* singular */
    for (int k = 0; k < 5; k++) {
        double x[6], y[3], x2[6], y2[3];
        if (plain(a, b[k], c, x, y)) {
            printf("%d: %s\\n", k, m2c_last_failure().message);
            continue;
        }
        if (boxes(a, b[k], c, x2, y2))
            return 1;
        for (int i = 0; i < 6; i++)
            if (x[i] != x2[i] || y[i / 2] != y2[i / 2])
                return 2 + i;
        printf("%d: %.4f %.4f\\n", k, x[1], y[2]);
    }
    return 0;
}
"""


def test_division_by_square_matrices(tmp_path: Path) -> None:
    """The digits are those of the division that allocates."""
    host = Host(tmp_path)
    args = "double(2,3), double(3,3), double(3,1)"
    host.translate("boxes", DIVIDE.replace("NAME", "boxes"), args)
    host.translate("plain", DIVIDE.replace("NAME", "plain"), args, no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, "plain"))
    lines = host.run(DIVIDE_MAIN).splitlines()
    assert [line.split(":")[0] for line in lines] == ["0", "1", "2", "3", "4"]
    assert lines[4] == "4: matrix singular to machine precision"
    assert lines[2] == "2: -3.7500 -0.3417"


def test_the_memory_that_is_told(tmp_path: Path) -> None:
    """Against what the compiler says of each frame: the calls are a chain; and the data segment."""
    host = Host(tmp_path)
    tools = Toolchain.find("gcc", ("-O2",))
    header = host.translate("line", LINE, LINE_ARGS, no_heap=True, cc="gcc", cflags=("-O2",))
    told = {what: int(n) for what, n in re.findall(r"#define LINE_(\w+) (\d+)", header)}
    tools.compile(tmp_path / "line.c", tmp_path / "line.o", "-fstack-usage")
    frames = [int(line.split()[-2]) for line in (tmp_path / "line.su").read_text().splitlines()]
    assert sum(frames) > 400
    assert abs(told["STACK"] - sum(frames)) <= 0.1 * sum(frames)
    sizes = subprocess.run(
        ["size", "-A", tmp_path / "line.o"], capture_output=True, text=True, check=True
    ).stdout
    # pointers to constants, which position-independent code relocates once, are constants
    variables = r"^\.(?:t?bss|t?data(?!\.rel\.ro))\S*\s+(\d+)"
    data = sum(int(n) for n in re.findall(variables, sizes, re.MULTILINE))
    assert told["RAM"] == data == 8 * 120 * 120


def test_the_stack_is_measured_as_the_library_is_built(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The frames are those of the object that is given to others."""
    found: list[tuple[bool, tuple[str, ...]]] = []
    compile_ = Toolchain.compile

    def noted(tools: Toolchain, source: Path, output: Path, *extra: str) -> str:
        if "runtime" not in source.parts and source.stem in ("line", "library"):
            found.append(("-fcallgraph-info=su" in extra, tools.flags))
        return compile_(tools, source, output, *extra)

    monkeypatch.setattr(Toolchain, "compile", noted)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "line.m").write_text(LINE)
    asked = ["line.m", "--no-heap", "--args", LINE_ARGS]
    assert cli.execute([*asked, "--lib", "-o", "line.c"]) == 0
    assert found == [(True, PORTABLE)]
    for output in ("line.o", "line.so"):
        found.clear()
        assert cli.execute(["build", *asked, "-o", output]) == 0
        assert [measured for measured, _ in found] == [True, False]
        assert found[0][1] == found[1][1]


PLAIN = {
    "fir": (
        """\
function [y, z] = fir(b, x, z)
  y = zeros(1, numel(x));
  for n = 1:numel(x)
    acc = b(1) * x(n);
    for k = 2:numel(b)
      acc = acc + b(k) * z(k - 1);
    end
    z = [x(n), z(1:end-1)];
    y(n) = acc;
  end
end
""",
        "double(1,16), double(1,64), double(1,15)",
    ),
    "pid": (
        """\
function [u, sat] = pid(cfg, r, y)
  persistent integ prev
  if isempty(integ)
    integ = 0;
    prev = 0;
  end
  e = r - y;
  integ = integ + cfg.Ki * e;
  v = cfg.Kp * e + integ + (e - prev);
  prev = e;
  u = min(max(v, cfg.umin), cfg.umax);
  sat = u ~= v;
end
""",
        "struct(Kp: double, Ki: double, umin: double, umax: double), double, double",
    ),
    "window": (
        """\
function m = window(x)
  persistent buffer at
  if isempty(buffer)
    buffer = zeros(1, 32);
    at = 0;
  end
  at = mod(at, 32) + 1;
  buffer(at) = x;
  m = mean(buffer) + max(buffer) - min(buffer);
end
""",
        "double",
    ),
}


@pytest.mark.parametrize("name", PLAIN)
def test_functions_of_fixed_extents(tmp_path: Path, name: str) -> None:
    host = Host(tmp_path)
    text, args = PLAIN[name]
    host.translate(name, text, args, no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, name))


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("y = x(x > 0);", "f.m:2:"),
        ("y = []; for k = 1:3, y(end + 1) = k; end, y = [y, x];", "the array 'y' has no bound"),
        ("y = {x};", "needs the heap"),
        ("y = sprintf('%g', x);", "'sprintf' needs the heap"),
        ("persistent p; p = x; y = numel(p);", "the persistent variable 'f.p' has no bound"),
        ("y = f(x - 1);", "'f' calls itself"),
    ],
)
def test_what_has_no_bound(tmp_path: Path, body: str, told: str) -> None:
    source = tmp_path / "f.m"
    source.write_text(f"function y = f(x)\n  {body}\nend\n")
    with pytest.raises(TranslationError) as found:
        translate(source, Options(main=False, args="double(1,:)", no_heap=True))
    assert told in str(found.value)
    assert "--no-heap: " in str(found.value)


WRONG = {
    "plain": "y = w(k);",
    "hides": "y = beta(k);",
    "hides_two": "y = beta(1, k) + beta(k, 1);",
    "unnamed": "y = (w + 1)(k);",
    "unnamed_two": "y = (w + 1)(k, k);",
    "unnamed_hiding": "y = sum((beta * 2)(k:k + 1));",
    "unnamed_range": "y = sum((w * 2)(k:k + 1));",
    "hides_many": "y = sum(beta([k, 1, k]));",
    "hides_end": "y = beta(end - k);",
}
WRONG_MAIN = """\
#include <stdio.h>
#include "NAME.h"
int main(void)
{
    const double a[5] = {1, 2, 3, 4, 5};
    double y;
    if (!NAME(a, a, 7, &y))
        return 1;
    printf("[%s] %s", m2c_last_failure().identifier, m2c_last_failure().message);
    return 0;
}
"""


@pytest.mark.parametrize("name", WRONG)
def test_wrong_subscripts(tmp_path: Path, name: str) -> None:
    """Of arrays that hide functions, too, and of values without a name."""
    host = Host(tmp_path)
    text = f"function y = {name}(beta, w, k)\n  {WRONG[name]}\n  y = y + beta(1) + w(1);\nend\n"
    host.translate(name, text, "double(1,5), double(1,5), double", no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, name))
    owner = {"plain": "w: ", "hides": "beta: "}.get(name.split("_")[0], "")
    told = f"[Octave:index-out-of-bounds] {owner}a subscript is out of bounds"
    assert host.run(WRONG_MAIN.replace("NAME", name)) == told


UNWANTED = """\
function n = unwanted(x)
  persistent calls
  if isempty(calls), calls = 0; end
  calls = calls + 1;
  longest(x);
  [~, m] = both(x);
  n = calls + m;
end
function y = longest(x)
  if numel(x) > 3
    error('un:wanted', 'too long');
  end
  y = [x, x(1:min(2, end))];
  y(1) = 3;
end
function [y, m] = both(x)
  y = zeros(40, 40);
  y(numel(x) + 1, 2) = numel(x);
  m = sum(y(:));
  y(3) = m;
end
"""
UNWANTED_MAIN = """\
#include <stdio.h>
#include "unwanted.h"
int main(void)
{
    const double x[5] = {1, 2, 3, 4, 5};
    double n = 0;
    if (unwanted(x, 3, &n) || !unwanted(x, 4, &n))
        return 1;
    printf("%g %s", n, m2c_last_failure().message);
    return 0;
}
"""


def test_outputs_that_nobody_wants(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("unwanted", UNWANTED, "double(1,:5)", no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, "unwanted"))
    assert host.run(UNWANTED_MAIN) == "4 too long"


SAME = """\
function [x, w, s, t] = same(x, w, s, t)
  x = [x(end:-1:1), 1];
  w = w(end:-1:1, :) * 2;
  s.a = s.a([2 1]) + sum(x);
  t = t(end:-1:1);
end
"""
SAME_MAIN = """\
#include <stdio.h>
#include <string.h>
#include "same.h"
int main(void)
{
    static double w[1200], w_out[1200];
    double x[11] = {1, 2, 3}, x_out[11];
    char t[9] = "abc", t_out[9];
    same_s s = {{4, 5}}, s_out;
    ptrdiff_t nx, nt, mx, mt;
    for (int k = 0; k < 1200; k++)
        w[k] = k;
    if (same(x, 3, w, &s, t, 3, x_out, &nx, w_out, &s_out, t_out, &nt) ||
        same(x, 3, w, &s, t, 3, x, &mx, w, &s, t, &mt))
        return 1;
    if (nx != mx || memcmp(x, x_out, sizeof(double) * (size_t)nx) || memcmp(w, w_out, sizeof w) ||
        memcmp(&s, &s_out, sizeof s) || nt != mt || memcmp(t, t_out, (size_t)nt))
        return 2;
    printf("%g %g %g %g %.*s\\n", x[0], x[3], w[1], s.a[0], (int)nt, t);
    return 0;
}
"""


def test_outputs_that_lie_where_inputs_do(tmp_path: Path) -> None:
    """Inputs of any size are copied to the stack where they are outputs, too."""
    host = Host(tmp_path)
    args = "double(1,:10), double(30,40), struct(a: double(1,2)), char(1,:8)"
    header = host.translate("same", SAME, args, no_heap=True)
    assert "x_len <= 10; may be x_out" in header
    assert "at most 11 elements; may be x\n" in header
    assert not ALLOCATORS.findall(symbols(tmp_path, "same"))
    assert host.run(SAME_MAIN) == "3 1 56 12 cba\n"


MARKED = """\
function t = marked(s)
  t = ['<', s, '> = "', s(end:-1:1), '";'];
end
"""
MARKED_MAIN = """\
#include <stdio.h>
#include "marked.h"
int main(void)
{
    char t[20];
    ptrdiff_t n;
    if (marked("ab", 2, t, &n))
        return 1;
    printf("%.*s\\n", (int)n, t);
    return 0;
}
"""


def test_texts_beside_constants(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("marked", MARKED, "char(1,:6)", no_heap=True)
    assert not ALLOCATORS.findall(symbols(tmp_path, "marked"))
    text = (tmp_path / "marked.c").read_text()
    assert "t[0] = '<';" in text
    assert 'memcpy(t + s_2 + 1, "> = \\"", 5 * sizeof(unsigned char));' in text
    assert host.run(MARKED_MAIN) == '<ab> = "ba";\n'


STATS = """\
function [mu, sd, mid, above] = stats(x)
  if isempty(x)
    error('stats:empty', 'no samples');
  end
  mu = mean(x);
  sd = sqrt(sum((x - mu).^2) / max(numel(x) - 1, 1));
  mid = mean(x(:));
  above = find(x > mu);
end
"""
STATS_MAIN = """\
#include <stdio.h>
#include "stats.h"
int main(void)
{
    const double x[4] = {1, 2, 3, 6};
    double mu, sd, mid, above[100];
    ptrdiff_t rows, cols;
    if (!stats(x, 0, &mu, &sd, &mid, above, &rows, &cols))
        return 1;
    puts(m2c_last_failure().message);
    for (int n = 1; n <= 4; n += 3) {
        if (stats(x, n, &mu, &sd, &mid, above, &rows, &cols))
            return 2;
        printf("%g %.4f %g, %td x %td\\n", mu, sd, mid, rows, cols);
    }
    return above[0] == 4 ? 0 : 3;
}
"""


def test_statistics_of_lines(tmp_path: Path) -> None:
    """Means are numbers where lines have elements; no more places are found than there are."""
    host = Host(tmp_path)
    header = host.translate("stats", STATS, "double(1,:100)", no_heap=True)
    assert "double above[100]" in header
    assert not ALLOCATORS.findall(symbols(tmp_path, "stats"))
    assert host.run(STATS_MAIN) == "no samples\n1 0.0000 1, 0 x 0\n3 2.1602 3, 1 x 1\n"


def test_what_needs_the_heap_is_told_in_words(tmp_path: Path) -> None:
    """No names of operations that only the compiler knows."""
    source = tmp_path / "f.m"
    source.write_text("function t = f(c)\n  t = 0;\n  v = c{1};\n  t = t + v(:);\nend\n")
    with pytest.raises(TranslationError) as found:
        translate(source, Options(main=False, args="cell", no_heap=True))
    told = str(found.value)
    assert "'c' may be of any class or size" in told
    assert "4:7: error: --no-heap: this operation needs the heap" in told
    assert not re.search("isdef|checkdef|cellref|subsref|'plus'", told)
