"""Calls of loaded functions: their cost, keyword arguments, functions of Python as handles, what
ends a call, copies in other processes."""

from __future__ import annotations

import gc
import os
import pickle
import pydoc
import signal
import subprocess
import sys
import threading
import time
import timeit
import warnings
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import mat2c

Load = Callable[..., Any]


@pytest.fixture
def load(tmp_path: Path) -> Load:
    """Loads a function of a text."""

    def loaded(name: str, text: str, args: str | None = None) -> Any:
        (tmp_path / f"{name}.m").write_text(text)
        return mat2c.load(tmp_path / f"{name}.m", args=args)

    return loaded


EACH = """\
function y = each(f, x)
  y = zeros(size(x));
  for k = 1:numel(x), y(k) = f(x(k)); end
end
"""


# --- arguments and results ------------------------------------------------------------------------


def test_a_call_costs_little(load: Load) -> None:
    square = load("square", "function y = square(x)\n  y = x * x + 1;\nend\n", "double")
    row = "double(1,100)"
    added = load("added", "function y = added(a, b)\n  y = a + b;\nend\n", f"{row}, {row}")
    a = np.ones((1, 100))
    for call in (lambda: square(2.0), lambda: added(a, a)):
        best = min(timeit.repeat(call, number=500, repeat=40)) / 500
        assert best < 5e-6  # seconds: 1 where nothing else runs


SAME = "function varargout = same(varargin)\n  varargout = varargin;\nend\n"


def test_values_that_go_in_and_out_as_they_are(load: Load) -> None:
    same = load("same", SAME)
    for value in (1.5, -3, True, 2 - 1j, "text", "", "näïve", np.float64(2.5)):
        result = same(value)
        assert result == value
        assert type(result) is {int: float, np.float64: float}.get(type(value), type(value))
    for kind in "f8 f4 c16 c8 i1 i2 i4 i8 u1 u2 u4 u8 ?".split():
        for shape in ((1, 1), (3, 4), (0, 3), (2, 3, 4), (30, 40)):
            array = np.asfortranarray(np.arange(np.prod(shape)).reshape(shape).astype(kind))
            result = same(array)
            if shape == (1, 1):
                assert result == array[0, 0] and np.asarray(result).dtype == array.dtype
            else:
                assert result.dtype == array.dtype and np.array_equal(result, array)
                assert result.shape == array.shape
                result[...] = 1  # is the caller's
    assert same(np.arange(3)).tolist() == [[0, 1, 2]]
    assert same(1.0, "a", nargout=2) == (1.0, "a")
    assert same(np.arange(6.0).reshape(2, 3)).tolist() == [[0, 1, 2], [3, 4, 5]]  # by rows
    assert same(np.arange(6.0)[::2]).tolist() == [[0, 2, 4]]
    assert same(np.arange(3.0).astype(">f8")).tolist() == [[0, 1, 2]]


def test_results_live_longer_than_the_call(load: Load) -> None:
    wide = load("wide", "function y = wide(n)\n  y = 1:n;\nend\n", "double")
    made = [wide(1000) for _ in range(20)]
    assert all(array.sum() == 500500 for array in made)
    view = made[0][0, 10:20]
    del made
    gc.collect()
    assert view.tolist() == list(range(11, 21))


def test_keyword_arguments(load: Load) -> None:
    line = load("line", "function y = line(x, a, b)\n  y = a * x + b;\nend\n")
    assert line(2.0, b=1.0, a=3.0) == line(2.0, 3.0, 1.0) == line(a=3.0, x=2.0, b=1.0) == 7.0
    refused: tuple[tuple[Callable[[], Any], str], ...] = (
        (lambda: line(1.0, c=2.0), r"line\(\) has no input 'c' \(inputs: x, a, b\)"),
        (lambda: line(1.0, x=2.0), "got two values for 'x'"),
        (lambda: line(1.0, b=2.0), "got 'b', but nothing for 'a' before"),
    )
    for call, said in refused:
        with pytest.raises(TypeError, match=said):
            call()


def test_options_of_functions_with_any_number_of_inputs(load: Load) -> None:
    options = load("options", "function y = options(x, varargin)\n  y = varargin;\nend\n")
    assert options(1.0, Tol=2.0, Name="n") == ["Tol", 2.0, "Name", "n"]


def test_what_cannot_be_passed_names_the_input(load: Load) -> None:
    line = load("line", "function y = line(x, a)\n  y = a * x;\nend\n", "double, double")
    with pytest.raises(TypeError, match=r"line\(\) argument 'a': .* made of object"):
        line(1.0, object())
    with pytest.raises(TypeError, match=r"argument number 3: .* made of set"):
        line(1.0, 2.0, {1})


def test_types_of_inputs_as_a_list(tmp_path: Path) -> None:
    (tmp_path / "line.m").write_text("function y = line(x, a)\n  y = a * x;\nend\n")
    line = mat2c.load(tmp_path / "line.m", args=["double(1,:)", "double"])
    assert line(np.arange(3.0), 2).tolist() == [[0, 2, 4]]
    files = [tmp_path / "line.m", tmp_path / "more.m"]
    files[1].write_text("function y = more(x)\n  y = x + 1;\nend\n")
    more = mat2c.load_all(files, args=("line: double, double", "more: int8"))[1]
    assert more(np.int8(127)) == 127
    wrong: Any = ["double", float]
    with pytest.raises(TypeError, match="types of inputs are texts"):
        mat2c.load(tmp_path / "line.m", args=wrong)


def test_lists_where_numbers_are_declared(load: Load) -> None:
    text = "function [c, y] = told(x)\n  c = class(x); y = x;\nend\n"
    for cls, given, gives, value in (
        ("double(1,:)", [1, 2, 3], "double", [[1, 2, 3]]),
        ("double(:,:)", ((1, 2), (3, 4.5)), "double", [[1, 2], [3, 4.5]]),
        ("double(:,:)", [], "double", []),
        ("double(1,:)", range(3), "double", [[0, 1, 2]]),
        ("single(1,:)", [1, 2], "single", [[1, 2]]),
        ("int8(1,:)", [1, -2], "int8", [[1, -2]]),
        ("logical(1,:)", [True, False], "logical", [[True, False]]),
        ("double(1,:)", [np.float64(1), 2j], "double", [[1, 2j]]),
        ("uint8(1,:)", [300, 1], "cell", [300, 1]),  # what doesn't fit stays a list
        ("double(:,:)", [[1, 2], [3]], "cell", [[1, 2], [3]]),
        ("double(1,:)", [1, "a"], "cell", [1, "a"]),
        ("cell", [1, 2], "cell", [1, 2]),
    ):
        name, result = load("told", text, cls)(given, nargout=2)
        assert name == gives
        assert (result if name == "cell" else result.tolist()) == value


def test_help(load: Load) -> None:
    line = load(
        "line", "function [y, d] = line(x)\n% LINE  Draws.\n%   More.\n  y = x; d = 1;\nend\n"
    )
    shown = pydoc.plain(pydoc.render_doc(line))
    assert "line(x, *, nargout=None)" in shown
    assert "LINE  Draws.\n    More." in shown
    assert repr(line) == "<compiled MATLAB function [y, d] = line(x)>"


# --- functions of Python --------------------------------------------------------------------------


def test_functions_of_python_are_handles(load: Load) -> None:
    each = load("each", EACH)
    assert each(lambda x: x * 10, np.arange(3.0)).tolist() == [[0, 10, 20]]
    integral = load("area", "function y = area(f, b)\n  y = quad(f, 0, b);\nend\n")
    assert integral(lambda x: 3 * x**2, 2.0) == pytest.approx(8)
    two = load("two", "function y = two(f)\n  [a, b] = f(1, 'x');\n  y = {a, b};\nend\n")
    assert two(lambda *given: given) == [1.0, "x"]
    with pytest.raises(mat2c.RunError, match="2 outputs are wanted"):
        two(lambda *given: 1.0)


def test_what_a_function_of_python_raises(load: Load) -> None:
    each = load("each", EACH)

    def refuse(x: float) -> float:
        raise ValueError(f"not {x}")

    with pytest.raises(mat2c.RunError, match=r"not 1") as caught:
        each(refuse, 1.0)
    assert caught.value.identifier == "Python:ValueError"
    assert isinstance(caught.value.__cause__, ValueError)
    text = "function y = tried(f)\n  try, y = f(); catch e, y = e.identifier; end\nend\n"
    tried = load("tried", text)
    assert tried(lambda: 1 / 0) == "Python:ZeroDivisionError"
    with pytest.raises(SystemExit):  # is nothing that a program catches
        tried(lambda: sys.exit(3))
    assert tried(lambda: 4.0) == 4.0


def test_functions_are_forgotten_with_their_handles(load: Load) -> None:
    keep = load(
        "keep",
        "function y = keep(f)\n  persistent last\n  y = 0;\n  if nargin, last = f; end\n"
        "  if ~isempty(last), y = last(); end\nend\n",
    )

    def given() -> tuple[Any, weakref.ref[Any]]:
        def function() -> float:
            return 5.0

        return function, weakref.ref(function)

    first, known = given()
    assert keep(first) == 5.0
    del first
    gc.collect()
    assert known() is not None and keep() == 5.0
    keep(lambda: 6.0)
    gc.collect()
    assert known() is None


def test_a_call_within_a_call(load: Load) -> None:
    each = load("each", EACH)

    def inner(x: float) -> float:
        result: float = each(lambda y: y + 1, x)
        return result

    assert each(inner, np.arange(3.0)).tolist() == [[1, 2, 3]]


# --- the end of a call ----------------------------------------------------------------------------

ENDLESS = {
    "typed": ("function y = f(x)\n  y = x;\n  while y > 0, y = y + 1; end\nend\n", "double"),
    "boxed": ("function y = f(x)\n  y = {x};\n  while y{1} > 0, y{1} = y{1} + 1; end\nend\n", None),
    "counted": (
        "function y = f(x)\n  y = 0;\n  for i = 1:1e9, for j = 1:9, y = y + i * x; end, end\nend\n",
        "double",
    ),
    "recursive": (
        "function y = f(x)\n  y = calls(60 * x);\nend\nfunction y = calls(n)\n  y = 1;\n"
        "  if n > 1, y = calls(n - 1) + calls(n - 2); end\nend\n",
        "double",
    ),
    "applied": (
        "function y = f(x)\n  y = numel(arrayfun(@(k) k + x, zeros(1, 2e7 * x)));\nend\n",
        None,
    ),
    "caught": (
        "function y = f(x)\n  y = x;\n  while y > 0\n    try\n      y = y + numel(rand(3));\n"
        "    catch\n      y = 1;\n    end\n  end\nend\n",
        None,
    ),
}


@pytest.mark.parametrize("kind", ENDLESS)
def test_a_signal_ends_a_call(load: Load, kind: str) -> None:
    function = load("f", *ENDLESS[kind])
    threading.Timer(0.2, os.kill, (os.getpid(), signal.SIGINT)).start()
    start = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        function(1.0)
    assert time.monotonic() - start < 5
    if kind != "counted":
        assert function(0.0) in (0.0, 1.0, [0.0])


def test_a_handler_that_returns_lets_the_call_go_on(load: Load) -> None:
    text = "function y = f(x)\n  y = 0;\n  while toc(x) < 0.6, y = y + 1; end\nend\n"
    function, seen = load("f", text), list[int]()
    before = signal.signal(signal.SIGINT, lambda number, frame: seen.append(number))
    try:
        threading.Timer(0.1, os.kill, (os.getpid(), signal.SIGINT)).start()
        start = load("s", "function t = s()\n  t = tic();\nend\n")()
        assert function(start) > 0
    finally:
        signal.signal(signal.SIGINT, before)
    assert seen == [signal.SIGINT]


def test_what_lives_on_survives_a_call_that_is_ended(load: Load) -> None:
    counter = load(
        "counter",
        "function y = counter(f)\n  persistent n\n  if isempty(n), n = 0; end\n  n = n + 1;\n"
        "  y = n;\n  f();\nend\n",
    )

    def stop() -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        counter(stop)
    assert counter(lambda: None) == 2.0


# --- several entries, copies ----------------------------------------------------------------------


def test_several_functions_of_one_module(tmp_path: Path) -> None:
    (tmp_path / "put.m").write_text("function put(x)\n% Puts.\n  global g\n  g = x;\nend\n")
    (tmp_path / "got.m").write_text("function y = got(k)\n  global g\n  y = g * k;\nend\n")
    files = [tmp_path / "put.m", tmp_path / "got.m"]
    put, got = mat2c.load_all(files, args="put: double; got: double(1,:)")
    put(4.0)
    assert got(np.array([1.0, 2.0])).tolist() == [[4, 8]]
    assert got(k=np.array([1, 2])).tolist() == [[4, 8]]
    assert (put.__name__, put.__doc__, got.__doc__) == ("put", "Puts.", None)


def test_pickled_functions_are_compiled_where_they_arrive(load: Load, tmp_path: Path) -> None:
    line = load("line", "function y = line(x)\n% LINE  Draws.\n  y = 2 * x;\nend\n", "double")
    data = pickle.dumps(line)
    (tmp_path / "line.m").unlink()
    program = (
        "import pickle, sys\nf = pickle.load(sys.stdin.buffer)\nprint(f(21.0), f.__doc__, f(x=1))"
    )
    done = subprocess.run([sys.executable, "-c", program], input=data, capture_output=True)
    assert done.stdout.split() == [b"42.0", b"LINE", b"Draws.", b"2.0"], done.stderr
    assert pickle.loads(data)(3.0) == 6.0


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork")
def test_calls_in_a_child_process(load: Load) -> None:
    line = load("line", "function y = line(x)\n  y = 2 * x;\nend\n", "double")
    assert line(1.0) == 2.0
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)  # of threads: there is one
        child = os.fork()
    if child == 0:
        os._exit(0 if line(4.0) == 8.0 else 1)
    assert os.waitpid(child, 0)[1] == 0


def test_structs_of_several_functions(tmp_path: Path) -> None:
    (tmp_path / "put.m").write_text("function y = put(s)\n  y = s.x;\nend\n")
    (tmp_path / "got.m").write_text("function y = got(s, k)\n  y = s.x * k;\nend\n")
    given = "put: struct(x: double); got: struct(x: double), double"
    put, got = mat2c.load_all([tmp_path / "put.m", tmp_path / "got.m"], args=given)
    assert (put({"x": 3.0}), got({"x": 3.0}, 2.0)) == (3.0, 6.0)
    assert (put.__name__, got.__name__) == ("put", "got")
