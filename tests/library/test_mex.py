"""Functions for Octave and MATLAB: Octave calls them as it calls the .m that they were made of."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from click.testing import CliRunner

from mat2c.cli import main
from tests.harness.octave import OPTIONS

FOUND = shutil.which("mkoctfile") is not None and shutil.which("octave-cli") is not None
in_octave = pytest.mark.skipif(not FOUND, reason="no Octave with mkoctfile (Debian's octave-dev)")

FUNCTIONS = {
    "same": "function varargout = same(varargin)\n  varargout = varargin;\nend\n",
    "typed": (
        "function [y, n] = typed(x, k)\n  y = x(x > 0) * k; n = numel(y);\n"
        "  if k < 0, error('typed:neg', 'negative %d', k); end\nend\n"
    ),
    "counted": (
        "function n = counted()\n  persistent c\n  if isempty(c), c = 0; end\n"
        "  c = c + 1; n = c;\nend\n"
    ),
    "each": (
        "function y = each(f, x)\n  y = zeros(size(x));\n"
        "  for k = 1:numel(x), y(k) = f(x(k)); end\nend\n"
    ),
    "called": (
        "function y = called(f)\n  try, y = f(); catch e, y = {e.identifier, e.message}; end\nend\n"
    ),
    "diagonal": "function s = diagonal(x)\n  s = sparse(1:numel(x), 1:numel(x), x);\nend\n",
    "spoken": (
        "function spoken(x)\n  printf('%d\\n', x); x\n"
        "  warning('spoken:odd', 'odd %s', 'thing');\nend\n"
    ),
    "kinds": (
        "function [f, g, n] = kinds(h)\n  f = @sin; g = @(x) x + 1;\n"
        "  n = {nargin, nargout, h};\nend\n"
    ),
    "mapped": "function m = mapped()\n  m = containers.Map();\nend\n",
    "plain": "function plain(x)\n  if x, error('just so'); end\nend\n",
}
ARGS = {"typed": "double(1,:), double"}

VALUES = """
values = {1, pi, [], zeros(0, 3), -0, Inf, 1:5, (1:3)', magic(4), rand(2, 3, 4), single(2.5), ...
  single([1 2; 3 4]), int8([-128 127]), uint16(7), int64(9007199254740993), ...
  intmax("uint64"), true, [true false], ...
  'text', '', ['ab'; 'cd'], 'n\\303\\244h', 1+2i, [1i 2; 3 4], single(1-i), ...
  {}, {1, 'a', {2}}, cell(2, 2), {1; 'b'}, struct('a', 1, 'b', 'x'), struct('a', {1, 2, 3}), ...
  struct('a', {{}}), repmat(struct('p', [1 2]), 2, 2), eye(3), 'a':'e', int8(5):int8(9)};
"""
CALLS = """
%s
for k = 1:numel(values)
  got = same (values{k});
  assert (strcmp (class (got), class (values{k})) && isequal (got, values{k}));
  assert (isequal (size (got), size (values{k})) && iscomplex (got) == iscomplex (values{k}));
end
assert (signbit (same (-0)) == signbit (-0));
[a, b, c] = same (1, 'x', {2});
assert (isequal ({a, b, c}, {1, 'x', {2}}));
assert (isequal (same (sparse ([1 0 2])), [1 0 2]));
assert (isequal (same (sparse ([true false])), [true false]));
assert (isequal (same (sparse ([0 2i; 1 0])), [0 2i; 1 0]));
x = [1 2 3]; y = same (x); y(2) = 7; assert (isequal (x, [1 2 3]));
[y, n] = typed ([1 -2 3], 2);
assert (isequal (y, [2 6]) && n == 2 && isequal (typed (single ([1 -2]), 2), single (2)));
caught = cell (1, 3);
try, typed (1, -1); catch e, caught{1} = e; end
try, plain (true); catch e, caught{2} = e; end
try, typed (1, 2, 3); catch e, caught{3} = e; end
for k = 1:3, printf ("[%%s] %%s\\n", caught{k}.identifier, caught{k}.message); end
plain (false);
assert (counted () == 1 && counted () == 2);
k = 10;
assert (isequal (each (@(x) k * x, [1 2 3]), [10 20 30]) && isequal (each (@abs, [1 -2]), [1 2]));
try, each (@(x) error ('inner:id', 'from within'), 1); catch e, disp (e.message); end
assert (called (@() 5) == 5 && isequal (called (@() error ('a:b', 'c')), {'a:b', 'c'}));
s = diagonal ([1 0 3]);
assert (issparse (s) && nnz (s) == 2 && isequal (full (s), diag ([1 0 3])));
s = diagonal ([1 2i]);
assert (issparse (s) && isequal (full (s), diag ([1 2i])));
spoken (4);
[f, g, n] = kinds ('h');
assert (f (0) == 0 && g (2) == 3 && isequal (n, {1, 3, 'h'}));
for k = 1:200, same (rand (100)); try, typed (1, -1); catch, end, end
"""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with m/NAME.m and x/NAME.mex."""
    folder = tmp_path_factory.mktemp("mex")
    for part in ("m", "x"):
        (folder / part).mkdir()
    for name, text in FUNCTIONS.items():
        source = folder / "m" / f"{name}.m"
        source.write_text(text)
        words = ["build", str(source), "--mex", "-o", str(folder / "x" / f"{name}.mex")]
        words += ["--cflags=-O1", "-w", *(["--args", ARGS[name]] if name in ARGS else [])]
        made = CliRunner().invoke(main, words)
        assert made.exit_code == 0, (made.output, made.exception)
    return folder


def octave(folder: Path, program: str) -> str:
    done = subprocess.run(
        ["octave-cli", *OPTIONS, "--eval", program], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


@in_octave
def test_octave_calls_it_as_the_m(built: Path) -> None:
    program = CALLS % VALUES
    said = octave(built / "x", program)
    told = octave(built / "m", program.replace("(sparse (", "(full ("))
    assert said == re.sub(r"warning: called from\n( .*\n)+\n?", "", told)
    assert "[typed:neg] negative -1\n[] just so\n" in said
    assert "4\nx = 4\nwarning: odd thing\n" in said


@in_octave
def test_what_has_no_like(built: Path) -> None:
    program = "try, mapped (); catch e, disp (e.message); end\n"
    program += "try, same (containers.Map ()); catch e, disp (e.message); end\n"
    assert octave(built / "x", program) == (
        "mapped: an output of class 'containers.Map' can't be passed\n"
        "same: an input of class 'containers.Map' can't be passed\n"
    )


@in_octave
def test_what_it_prints_is_the_host_s(built: Path) -> None:
    said = octave(built / "x", "t = evalc ('spoken (3)'); printf ('<%s>', t);")
    assert said == "<3\nx = 3\nwarning: odd thing\n>"


def test_the_c_file(tmp_path: Path) -> None:
    (tmp_path / "typed.m").write_text(FUNCTIONS["typed"])
    target = tmp_path / "typed_mex.c"
    words = [str(tmp_path / "typed.m"), "--mex", "--args", ARGS["typed"], "-o", str(target)]
    made = CliRunner().invoke(main, words)
    assert made.exit_code == 0, made.output
    text = target.read_text()
    assert text.count("void mexFunction(") == 1 and '#include "m2c/' not in text
    assert "typed_values(nlhs, out, nrhs, in)" not in text  # by the macro
    assert "#define M2C_MEX_ENTRY typed_values" in text
    if FOUND:
        flags = subprocess.check_output(["mkoctfile", "-p", "INCFLAGS"], text=True).split()
        words = ["cc", "-std=c11", "-Wall", "-Werror", "-fsyntax-only", *flags, str(target)]
        subprocess.run(words, check=True)


def test_what_is_refused(tmp_path: Path) -> None:
    (tmp_path / "typed.m").write_text(FUNCTIONS["typed"])
    source = str(tmp_path / "typed.m")
    for words, said in (
        (["build", source, "--mex", "-o", "typed.so"], "a file of Octave (.mex) or of MATLAB"),
        (["build", source, "--mex", "-o", "other.mex"], "the function is called typed"),
        ([source, "--mex", "--main"], "has no main"),
        ([source, source, "--mex"], "a function has one file"),
    ):
        made = CliRunner().invoke(main, words)
        assert made.exit_code == 2 and said in made.output, made.output
