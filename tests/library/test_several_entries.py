"""Several functions in one library."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.diagnostics import TranslationError
from mat2c.support.options import Options
from tests.library.host import Host

FILES = {
    "start": """\
function s = start(gain)
% START  The state of a controller.
  global started
  if isempty(started), started = 0; end
  started = started + 1;
  s.gain = gain;
  s.sum = 0;
end
""",
    "step": """\
function [s, y] = step(s, x)
% STEP  One step.
  s.sum = s.sum + x;
  y = scaled(s.sum, s.gain);
end
""",
    "scaled": """\
function y = scaled(x, k)
  y = k * x;
end
""",
    "tally": """\
function n = tally()
  global started
  if isempty(started), started = 0; end
  n = started;
end
""",
}
ARGS = "start: double; step: struct(gain: double, sum: double), double; scaled: double(1,:), double"
MAIN = """\
#include <stdio.h>
#include "start.h"
int main(void)
{
    start_s s;
    double y = 0, n = 0;
    if (start(3, &s) || start(2, &s) || step(&s, 4, &s, &y) || step(&s, 1, &s, &y) || tally(&n))
        return 1;
    printf("%g %g %g\\n", s.sum, y, n);
    m2c_double_array scaled_up;
    m2c_double_array_init(&scaled_up);
    if (scaled((const double[]){1, 2, 3}, 3, 10, &scaled_up))
        return 2;
    printf("%g %g\\n", scaled_up.data[2], (double)scaled_up.size[1]);
    m2c_double_array_free(&scaled_up);
    return 0;
}
"""


def write(folder: Path) -> tuple[Path, ...]:
    paths = [folder / f"{name}.m" for name in FILES]
    for path, text in zip(paths, FILES.values(), strict=True):
        path.write_text(text)
    return tuple(paths)


def test_entries_share_structs_and_globals(tmp_path: Path) -> None:
    first, *more = write(tmp_path)
    made = translate(first, Options(main=False, args=ARGS, more=tuple(more), verify=True))
    (tmp_path / "start.c").write_text(made.c_text)
    (tmp_path / "start.h").write_text(made.header_text)
    assert made.header_text.count("typedef struct") == 1
    assert "int start(double gain, start_s *s);" in made.header_text
    assert "int step(const start_s *s, double x, start_s *s_out, double *y);" in made.header_text
    assert Host(tmp_path).run(MAIN) == "5 10 2\n30 3\n"


def test_entries_of_any_types(tmp_path: Path) -> None:
    first, *more = write(tmp_path)
    made = translate(first, Options(main=False, args="start: double", more=tuple(more)))
    for name in FILES:
        assert f"int {name}_values(" in made.header_text


@pytest.mark.parametrize(
    ("args", "told"),
    [
        ("start: double; stop: double", "no entry 'stop'"),
        ("start: double; start: double", "entry 'start' stands twice"),
        ("start: double; double", "not an entry and its types"),
        ("start: double, double", "'start' has 1 inputs"),
    ],
)
def test_types_of_no_entry(tmp_path: Path, args: str, told: str) -> None:
    first, *more = write(tmp_path)
    with pytest.raises(TranslationError) as found:
        translate(first, Options(main=False, args=args, more=tuple(more)))
    assert told in str(found.value)


def test_a_script_is_no_entry(tmp_path: Path) -> None:
    (tmp_path / "f.m").write_text("function y = f(x)\n  y = x;\nend\n")
    (tmp_path / "main.m").write_text("disp(1)\n")
    options = Options(main=False, args="double", more=(tmp_path / "main.m",))
    with pytest.raises(TranslationError) as found:
        translate(tmp_path / "f.m", options)
    assert "'main.m' is no function file" in str(found.value)


FAILING = "function y = FILE(x)\n  v = 1:5;\n  y = v(7) + x;\nend\n"


@pytest.mark.parametrize("args", [None, "a1: double; a2: double", "a1: double"])
def test_warnings_of_every_entry(tmp_path: Path, args: str | None) -> None:
    paths = [tmp_path / "a1.m", tmp_path / "a2.m"]
    for path in paths:
        path.write_text(FAILING.replace("FILE", path.stem))
    made = translate(paths[0], Options(main=False, args=args, more=(paths[1],)))
    places = [w.span.source.path for w in made.warnings if w.span and w.code == "out-of-bound"]
    assert places == [str(path) for path in paths]


SHARING = """\
function y = sharing(x)
  s = 0;
  function add(k)
    s = [s, k];
  end
  h = {@add, @(q) q};
  h{1}(x);
  y = numel(s);
  if x > 5, s = {3}; end
end
"""
SHARING_MAIN = """\
#include <stdio.h>
#include "FIRST.h"
int main(void)
{
    m2c_value *x = m2c_double(3), *y = NULL;
    if (sharing_values(1, &y, 1, (m2c_value *const[]){x}))
        return 1;
    printf("%g", m2c_unbox_f64(y));
    m2c_release(x);
    m2c_release(y);
    return 0;
}
"""


@pytest.mark.parametrize("names", [("sharing", "scaled"), ("scaled", "sharing")])
def test_an_entry_whose_variables_are_shared(tmp_path: Path, names: tuple[str, str]) -> None:
    """With a handle that may be called later, as values of any class: wherever the entry stands."""
    for name in names:
        (tmp_path / f"{name}.m").write_text(SHARING if name == "sharing" else FILES[name])
    first, second = (tmp_path / f"{name}.m" for name in names)
    args = "sharing: double; scaled: double, double"
    made = translate(first, Options(main=False, args=args, more=(second,)))
    (tmp_path / f"{names[0]}.c").write_text(made.c_text)
    (tmp_path / f"{names[0]}.h").write_text(made.header_text)
    main = SHARING_MAIN.replace("FIRST", names[0])
    assert Host(tmp_path).run('#include "m2c/m2c.h"\n' + main) == "2"


READER = """\
function s = reader(x)
  global mode
  if isempty(mode), mode = 0; end
  s.v = mode;
  s.x = x;
end
"""


@pytest.mark.parametrize("names", [("reader", "writer"), ("writer", "reader")])
@pytest.mark.parametrize(
    ("stored", "passed"), [("ones(1, n)", "reader_s *s"), ("struct('a', n)", "m2c_value **s")]
)
def test_what_one_entry_stores_another_gives(
    tmp_path: Path, names: tuple[str, str], stored: str, passed: str
) -> None:
    """Structs come and go by their fields where all entries together allow that."""
    writer = f"function writer(n)\n  global mode\n  mode = {stored};\nend\n"
    for name in names:
        (tmp_path / f"{name}.m").write_text(READER if name == "reader" else writer)
    first, second = (tmp_path / f"{name}.m" for name in names)
    args = "reader: double; writer: double"
    made = translate(first, Options(main=False, args=args, more=(second,)))
    assert f"int reader(double x, {passed});" in made.header_text
    assert "m2c_value *v" not in made.header_text
