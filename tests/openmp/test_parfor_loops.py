"""Which `parfor` loops run on threads with `--openmp`, and what is said of the others."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.build import configuration
from mat2c.driver import accounts, session
from mat2c.driver.compilation import Compilation
from mat2c.driver.serial_loops import hindrances
from mat2c.report.explain import Place
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

OPENMP = Options(openmp=True)
ROUNDS = """function prog
  n = 5000;
  x = zeros(1, n); A = zeros(n, 4); v = mod(1:n, 7); s = 0; c = {{}};
  parfor i = 1:n
    {}
  end
  disp(sum(x) + sum(A(:)) + s + numel(c));
end
function r = plain(a)
  r = a;
  for k = 1:9, r = r + sin(k * a); end
end
function r = failing(a)
  if a > 4000, error("no"); end
  r = a;
end
function r = printing(a)
  printf("%d", a);
  r = a;
end
function r = counting(a)
  persistent calls
  if isempty(calls), calls = 0; end
  calls = calls + 1;
  r = a;
end
function r = allocating(a)
  t = zeros(1, a + 100000); t(a) = 1;
  r = sum(t);
end
"""


def reason(folder: Path, body: str, options: Options = OPENMP) -> str:
    """Why the rounds of a loop run one after the other, "" if they don't."""
    path = folder / "prog.m"
    path.write_text(ROUNDS.format(body))
    work = Compilation(path, options, Diagnostics())
    c_text, _ = work.c_texts()
    ((_, why),) = hindrances(work.program.trees, work.parallel_loops)
    in_parallel = c_text[c_text.index("parfor") :].split("disp(sum(x)")[0]
    assert ("#pragma omp" in in_parallel) == (not why)
    return why


@pytest.mark.parametrize(
    "body",
    [
        "x(i) = plain(v(i));",
        "A(i, :) = v(i) * (1:4) + plain(i);",
        "x(i) = x(i) + plain(i); x(i) = x(i) / 2;",
        "t = [plain(i) 2 3]; A(i, 2) = sum(t) + t(1);",
        "s = s + plain(v(i)); for k = 1:4, A(i, k) = k; end",
        "s = max(s, plain(i)); if v(i) > 3, x(i) = 1; else, x(i) = 2; end",
        "x(i) = allocating(i);",
        "t = zeros(1, 20000); t(i) = plain(i); x(i) = sum(t);",
        "k = 1; while k < 40 + i, k = 2 * k; end, x(i) = k + plain(i);",
    ],
)
def test_independent_rounds_run_on_threads(tmp_path: Path, body: str) -> None:
    assert reason(tmp_path, body) == ""


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("x(v(i) + 1) = plain(i);", "'x' is not subscripted in one way, by the loop's variable"),
        ("x(i) = plain(i); s = s + x(1);", "'x' is not subscripted in one way"),
        ("x(2 * i) = plain(i);", "'x' is not subscripted in one way"),
        ("A(i, 1) = 1; A(1, i) = plain(i);", "'A' is not subscripted in one way"),
        ("s = s + plain(i); x(i) = s;", "'s' is read while rounds add to it"),
        ("s = plain(s) + i;", "the value of 's' passes from round to round"),
        ("x = x + plain(i);", "'x' is not subscripted in one way"),
        ("x(i) = failing(i);", "in 'failing', an error may end it (line 14)"),
        ("x(i) = printing(i);", "in 'printing', 'printf' does more than to compute"),
        ("x(i) = counting(i);", "in 'counting', a global or persistent variable is used"),
        (
            "if v(i) > 5, continue; end, t = zeros(1, 20000); t(i) = plain(i); x(i) = sum(t);",
            "a round that needs a block of the heap ends early",
        ),
        ("disp(i); x(i) = 1;", "'disp' does more than to compute"),
        ("x(i) = rand;", "'rand' does more than to compute"),
        ("x(i) = v(i + 1);", "an error may end a round (line 5)"),
        ("c{i} = i; x(i) = 1;", "'c' is boxed"),
        ("if v(i) > 5, break; end, x(i) = plain(i);", "a round may end the loop"),
        ("x(i) = 1;", "there is too little to do in it"),
    ],
)
def test_other_rounds_run_one_after_the_other(tmp_path: Path, body: str, why: str) -> None:
    assert reason(tmp_path, body).startswith(why)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        ("x(i) = allocating(i);", "in 'allocating', an array needs the heap"),
        (
            "t = zeros(1, 20000); t(i) = plain(i); x(i) = sum(t);",
            "each round makes 't', for which it needs the heap",
        ),
    ],
)
def test_rounds_of_a_library_have_no_blocks(tmp_path: Path, body: str, why: str) -> None:
    """Where memory runs out, its call ends, which a thread can't do."""
    assert reason(tmp_path, body, Options(openmp=True, main=False)) == why


def test_boxed_code_has_no_threads(tmp_path: Path) -> None:
    why = reason(tmp_path, "x(i) = i;", Options(openmp=True, boxed=True))
    assert why == "its function keeps values boxed"


def test_a_loop_that_stays_serial_is_warned_of(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text(ROUNDS.format("disp(i);"))
    for options, count in ((OPENMP, 1), (Options(), 0)):
        diagnostics = Diagnostics()
        session.translate(path, options, diagnostics)
        assert [(d.code, d.span and d.span.line) for d in diagnostics.sorted()] == [
            ("serial-parfor", 4)
        ] * count


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("x(i) = plain(i);", "prog.m:4:3: parfor\n  threads   yes, its rounds are independent\n"),
        ("disp(i);", "prog.m:4:3: parfor\n  threads   no: 'disp' does more than to compute\n"),
    ],
)
def test_explain_tells(tmp_path: Path, body: str, told: str) -> None:
    path = tmp_path / "prog.m"
    path.write_text(ROUNDS.format(body))
    text = accounts.explain(path, Place(str(path), 4), OPENMP, Diagnostics())
    assert isinstance(text, str) and told in text
    text = accounts.explain(path, Place(str(path), 4), Options(), Diagnostics())
    assert isinstance(text, str) and "threads" not in text


def test_watched_programs_have_no_threads(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text(ROUNDS.format("x(i) = plain(i);"))
    for more in ({"check_types": True}, {"poison": True}, {"count_checks": True}):
        options = Options(openmp=True, **more)  # type: ignore[arg-type]
        assert "omp" not in session.translate(path, options, Diagnostics()).c_text


def test_build_systems_are_told() -> None:
    for what in ("cflags", "pkg-config", "makefile"):
        flag = " --openmp" if what == "makefile" else " -fopenmp"
        assert flag in configuration.describe(what, None, uses=configuration.Uses(openmp=True))
        assert flag not in configuration.describe(what, None)
