"""The typed entry: what its header looks like, and that C and C++ can call it."""

from __future__ import annotations

import subprocess
from pathlib import Path

from mat2c.support.resources import include_dir
from tests.library.host import Host
from tests.library.test_headers import CPP

FRAME = """\
function [y, z, n] = frame(b, x, z)
% FRAME  Filter one frame of samples.
%   b   taps,
%       from the design
%   x   frame
%   z   delay line
%   n - number of frames so far
  persistent count
  if isempty(count), count = 0; end
  y = zeros(1, 4);
  for k = 1:4
    y(k) = b(1) * x(k) + b(2) * z;
    z = x(k);
  end
  count = count + 1;
  n = count;
end
"""
FRAME_HEADER = """\
/* [y, z, n] = frame(b, x, z)
 *
 * Filter one frame of samples.
 *
 *   b      in, 1x2: taps, from the design
 *   x      in, 1x4: frame
 *   z      in: delay line
 *   y      out, 1x4
 *   z_out  out: delay line
 *   n      out: number of frames so far
 *
 * Arrays are in column order; none overlaps an output but where it says so.
 * Returns 0, or 1 where it failed: m2c_last_failure() says why. */
int frame(const double b[M2C_RESTRICT 2], const double x[M2C_RESTRICT 4], double z, double y[4],
          double *z_out, double *n);
"""
FRAME_MAIN = """\
#include <stdio.h>
#include "frame.h"
int main(void)
{
    const double b[2] = {1, 10}, x[4] = {1, 2, 3, 4};
    double y[4], z = 0, n;
    for (int k = 0; k < 2; k++) {
        if (frame(b, x, z, y, &z, &n))
            return 1;
        printf("%g %g %g %g, %g, %g\\n", y[0], y[1], y[2], y[3], z, n);
    }
    return 0;
}
"""


def test_the_header_has_the_users_names_and_notes(tmp_path: Path) -> None:
    host = Host(tmp_path)
    header = host.translate("frame", FRAME, "double(1,2), double(1,4), double")
    assert FRAME_HEADER in header
    assert "_values" not in header and "nargin" not in header
    assert host.run(FRAME_MAIN) == "1 12 23 34, 4, 1\n41 12 23 34, 4, 2\n"


KINDS = """\
function [count, name, big, flag, z, w, s, all] = kinds(text, x, k, on, c, A)
  count = numel(x);
  name = [text '!'];
  big = k + 1;
  flag = ~on;
  z = c * 1i;
  w = A(:, end:-1:1);
  s = single(x(1));
  all = {text, count};
end
"""
KINDS_ARGS = "char(1,:), double(:,1), int32, logical, complex double, double(2,:)"
KINDS_PROTOTYPE = """\
int kinds(const char *M2C_RESTRICT text, ptrdiff_t text_len, const double *M2C_RESTRICT x,
          ptrdiff_t x_len, int32_t k, bool on, m2c_c64 c,
          const double *M2C_RESTRICT A, ptrdiff_t A_cols,
          double *count, m2c_char_array *name, int32_t *big, bool *flag, m2c_c64 *z,
          m2c_double_array *w, float *s, m2c_value **all);
"""
KINDS_MAIN = """\
#include <stdio.h>
#include "kinds.h"
int main(void)
{
    const double x[3] = {7, 8, 9}, A[6] = {1, 2, 3, 4, 5, 6};
    m2c_char_array name;
    m2c_double_array w;
    m2c_char_array_init(&name);
    m2c_double_array_init(&w);
    m2c_value *all = NULL;
    for (int k = 0; k < 2; k++) {
        double count;
        int32_t big;
        bool flag;
        m2c_c64 z;
        float s;
        if (kinds("tones", 3 + k, x, 3, 41, true, 2, A, 3, &count, &name, &big, &flag, &z, &w,
                  &s, &all))
            return 1;
        printf("%g %.*s %td %d %d ", count, (int)name.size[1], name.data, name.size[0], big, flag);
        printf("%g %td %td %g %g %td\\n", cimag(z), w.size[0], w.size[1], w.data[0], (double)s,
               all->numel);
    }
    m2c_release(all);
    m2c_char_array_free(&name);
    m2c_double_array_free(&w);
    if (!kinds("", 0, x, 0, 1, true, 2, A, 3, &(double){0}, &name, &(int32_t){0}, &(bool){0},
               &(m2c_c64){0}, &w, &(float){0}, &(m2c_value *){NULL}))
        return 2;
    m2c_char_array_free(&name);
    m2c_double_array_free(&w);
    m2c_failure why = m2c_last_failure();
    printf("%s: %s:%d:%d: %s\\n", why.identifier, why.file, why.line, why.column, why.message);
    return 0;
}
"""


def test_every_kind_of_parameter(tmp_path: Path) -> None:
    host = Host(tmp_path)
    header = host.translate("kinds", KINDS, KINDS_ARGS)
    assert KINDS_PROTOTYPE.split() == header[header.index("int kinds(") :].split()[:-2]
    lines = host.run(KINDS_MAIN).splitlines()
    assert lines[0] == "3 ton! 1 42 0 2 2 3 5 7 2"
    assert lines[1] == "3 tone! 1 42 0 2 2 3 5 7 2"
    assert lines[2].startswith("Octave:index-out-of-bounds: kinds.m:8:5: x(1)")


def test_interfaces_in_cpp(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("kinds", KINDS, KINDS_ARGS)
    host.translate("frame", FRAME, "double(1,2), double(1,4), double")
    source = tmp_path / "main.cpp"
    source.write_text(
        '#include "kinds.h"\n#include "frame.h"\nint main() {\n'
        "  const double b[2] = {1, 10}, x[4] = {1, 2, 3, 4};\n  double y[4], z = 0, n;\n"
        "  m2c_double_array a;\n  m2c_double_array_init(&a);\n  m2c_double_array_free(&a);\n"
        "  return frame(b, x, z, y, &z, &n);\n}\n"
    )
    done = subprocess.run(
        [*CPP, f"-I{include_dir()}", source], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_boxed_entry_is_asked_for(tmp_path: Path) -> None:
    host = Host(tmp_path)
    text = "function y = twice(x)\n  y = 2 * x;\nend\n"
    typed, boxed = "int twice(double x, double *y);", "int twice_values("
    headers = {
        entry: host.translate("twice", text, "double", entry=entry)
        for entry in (None, "boxed", "both")
    }
    shown = {entry: (typed in h, boxed in h) for entry, h in headers.items()}
    assert shown == {None: (True, False), "boxed": (False, True), "both": (True, True)}
    assert boxed in host.translate("twice", text)


HOLLOW = """\
function [x, y, s, n] = hollow(x, k)
  persistent p
  if isempty(p)
    p = zeros(0, k);
  end
  y = zeros(0, k);
  s.a = zeros(k, 0);
  s.b = k;
  n = columns(p) + columns(x);
end
"""
HOLLOW_MAIN = """\
#include <stdio.h>
#include "hollow.h"
int main(void)
{
    m2c_double_array x, y;
    hollow_s s = {0};
    double n = 0;
    m2c_double_array_init(&x);
    m2c_double_array_init(&y);
    for (int k = 3; k < 5; k++) {
        if (hollow(x.data, 2, k, &x, &y, &s, &n))
            return 1;
        printf("%tdx%td %tdx%td ", x.size[0], x.size[1], y.size[0], y.size[1]);
        printf("%tdx%td %g\\n", s.a.size[0], s.a.size[1], n);
    }
    m2c_double_array_free(&x);
    m2c_double_array_free(&y);
    m2c_double_array_free(&s.a);
    return 0;
}
"""


def test_arrays_without_elements_have_extents(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("hollow", HOLLOW, "double(0,:), double")
    assert host.run(HOLLOW_MAIN) == "0x2 0x3 3x0 5\n0x2 0x4 4x0 6\n"


MAKE_MAIN = """\
#include <stdio.h>
#include "fill.h"
#include "make.h"
int main(void)
{
    m2c_double_array x;
    double y[2] = {0, 0};
    m2c_double_array_init(&x);
    if (make(x.data, 0, 3, &x) || make(x.data, x.size[1], 3, &x) || fill(y, 7, y))
        return 1;
    printf("%td %g\\n", x.size[1], y[1]);
    m2c_double_array_free(&x);
    return 0;
}
"""


def test_an_input_that_nothing_reads_is_not_copied(tmp_path: Path) -> None:
    host = Host(tmp_path)
    made = "function x = make(x, k)\n  x = zeros(1, k);\nend\n"
    filled = "function x = fill(x, k)\n  x = [k, k];\nend\n"
    host.translate("make", made, "double(1,:), double")
    host.translate("fill", filled, "double(1,2), double")
    assert host.run(MAKE_MAIN) == "3 7\n"
