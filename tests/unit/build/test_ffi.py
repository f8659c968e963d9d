"""Python's door, on a library written by hand: values go in and come out as they were."""

from __future__ import annotations

import array
import gc
import itertools
import threading
from typing import Any

import numpy as np
import pytest

from mat2c.build.compiler import Toolchain
from mat2c.build.errors import RunError
from mat2c.build.ffi import Function, load_function
from mat2c.build.python_signature import About
from mat2c.build.python_values import Value

HEADER = """
#include "m2c/value.h"
enum { echo_nargin = -1, echo_nargout = -1 };
int echo_values(int nargout, m2c_value **out, int nargin, m2c_value *const *in);
"""
SOURCE = """
#include <stdint.h>
#include <string.h>
#include "echo.h"
#include "m2c/call.h"
#include "m2c/error.h"
#include "m2c/memory.h"

static m2c_function add;
static int add(const m2c_value *self, int nargout, m2c_value **out, int nargin,
               m2c_value *const *in)
{
    (void)self, (void)nargout;
    if (nargin != 2)
        return m2c_error("Test:add", "add wants two");
    out[0] = m2c_double(m2c_get(in[0], 0) + m2c_get(in[1], 0));
    return 0;
}

static bool is(const m2c_value *v, const char *word)
{
    size_t n = strlen(word);
    return v->cls == M2C_CHAR && v->numel == (ptrdiff_t)n && memcmp(v->data, word, n) == 0;
}

/* Gives back its inputs, unless the first asks for something else. */
int echo_values(int nargout, m2c_value **out, int nargin, m2c_value *const *in)
{
    if (nargin == 0)
        return m2c_error("Test:none", "nothing to give for %d", nargout);
    if (is(in[0], "address of"))
        out[0] = m2c_double((double)(uintptr_t)in[1]->data);
    else if (is(in[0], "count blocks"))
        out[0] = m2c_double((double)m2c_live_blocks());
    else if (is(in[0], "make handle"))
        out[0] = m2c_handle(add, "add", NULL, 0, NULL);
    else
        for (int k = 0; k < nargin && k < (nargout ? nargout : 1); k++)
            out[k] = m2c_retain(in[k]);
    return 0;
}
"""


@pytest.fixture(scope="module")
def echo() -> Function:
    return load_function(SOURCE, HEADER, About("echo"), Toolchain.find(None, ("-O1",)))


SCALARS = [
    1.5,
    float("inf"),
    2 + 3j,
    True,
    False,
    "text",
    "",
    "h\xe9 \u20ac",
    [1.0, "a", [2.0]],
    [],
]


@pytest.mark.parametrize("value", SCALARS, ids=repr)
def test_python_objects_come_back(echo: Function, value: object) -> None:
    result = echo(value)
    assert result == value
    assert type(result) is type(value)


@pytest.mark.parametrize(
    ("value", "expected"),
    [(3, 3.0), (b"ab", "ab"), ((1, 2), [1.0, 2.0]), (array.array("h", [1, 2]), [[1, 2]])],
    ids=repr,
)
def test_python_objects_find_their_class(echo: Function, value: object, expected: Any) -> None:
    result = echo(value)
    assert (result.tolist() if isinstance(result, np.ndarray) else result) == expected


def test_structs_are_dicts(echo: Function) -> None:
    value = {"a": 1.0, "b": {"c": ["x", 2.0]}, "d": True}
    assert echo(value) == value
    assert list(echo(value)) == ["a", "b", "d"]


DTYPES = ("f8", "f4", "i1", "i2", "i4", "i8", "u1", "u2", "u4", "u8", "?", "c16", "c8")
SHAPES: tuple[tuple[int, ...], ...] = ((2, 3), (3, 1), (1, 3), (0, 3), (3, 0), (2, 3, 4))


@pytest.mark.parametrize(("dtype", "shape"), list(itertools.product(DTYPES, SHAPES)))
def test_arrays_come_back(echo: Function, dtype: str, shape: tuple[int, ...]) -> None:
    numbers = np.arange(np.prod(shape), dtype="f8").reshape(shape).astype(dtype)
    if dtype.startswith("c"):
        numbers = numbers * (1 - 2j)
    for item in (numbers, np.asfortranarray(numbers), np.repeat(numbers, 2, axis=0)[::2]):
        result = echo(item)
        assert result.dtype == numbers.dtype
        assert result.shape == shape
        assert np.array_equal(result, numbers)


def test_one_dimension_is_a_row(echo: Function) -> None:
    assert echo(np.arange(3)).shape == (1, 3)
    assert echo(np.array(2.5)) == 2.5


def test_types_without_a_class_become_double(echo: Function) -> None:
    for dtype in ("f2", "longdouble", ">f8", ">i4"):
        result = echo(np.array([[1, 2]], dtype=dtype))
        assert result.tolist() == [[1, 2]]


def test_scalars_keep_their_class(echo: Function) -> None:
    for scalar in (np.int8(-3), np.uint64(2**64 - 1), np.float32(0.1), np.complex64(1j)):
        result = echo(scalar)
        assert result == scalar
        assert type(result) is type(scalar)


def test_arrays_of_objects_are_cells(echo: Function) -> None:
    cells = np.array([[1.0, "a"], [True, "b"]], dtype=object)
    assert echo(cells).tolist() == cells.tolist()
    assert echo(np.array(["a", "bc"])) == ["a", "bc"]


def address(echo: Function, item: np.ndarray[Any, Any]) -> int:
    return int(echo("address of", item))


def test_column_order_is_not_copied(echo: Function) -> None:
    fortran = np.asfortranarray(np.ones((3, 4)))
    assert address(echo, fortran) == fortran.ctypes.data
    fortran.flags.writeable = False
    assert address(echo, fortran) == fortran.ctypes.data
    rows = np.ones((3, 4))
    assert address(echo, rows) != rows.ctypes.data
    vector = np.ones(5)
    assert address(echo, vector) == vector.ctypes.data


def test_nothing_leaks(echo: Function) -> None:
    def calls() -> None:
        echo([1, "a", {"b": np.ones((20, 20))}])
        echo(np.ones((20, 20)))
        for bad in ([1, object()], {"a": object()}):
            with pytest.raises(TypeError):
                echo(bad)
        with pytest.raises(RunError):
            echo()

    counts = []
    for _ in range(4):
        calls()
        gc.collect()
        counts.append(echo("count blocks"))
    assert counts[1:] == [counts[1]] * 3


def test_results_outlive_the_function() -> None:
    tools = Toolchain.find(None, ("-O1",))
    result = load_function(SOURCE, HEADER, About("echo"), tools)(np.eye(300))
    gc.collect()
    assert np.array_equal(result, np.eye(300))
    result[0, 0] = 5


def test_errors_have_message_and_identifier(echo: Function) -> None:
    with pytest.raises(RunError, match="nothing to give for 3") as caught:
        echo(nargout=3)
    assert caught.value.identifier == "Test:none"
    assert echo(1) == 1


def test_several_outputs(echo: Function) -> None:
    assert echo(1, "b", nargout=2) == (1.0, "b")
    assert echo(1, nargout=2) == (1.0, None)


def test_handles_can_be_called(echo: Function) -> None:
    handle = echo("make handle")
    assert isinstance(handle, Value)
    assert handle.class_name == "function_handle"
    assert handle(1, 2) == 3
    assert isinstance(echo(handle), Value)
    with pytest.raises(RunError, match="add wants two"):
        handle(1)


def test_what_has_no_like_in_matlab(echo: Function) -> None:
    for bad in (object(), {1: 2}, {"a b": 1}, {"def\xe9": 1}, [set()], np.array("2020", "M8")):
        with pytest.raises(TypeError):
            echo(bad)


def test_threads_take_turns(echo: Function) -> None:
    results: list[bool] = []

    def work(k: int) -> None:
        item = np.full((50, 50), k)
        results.append(all(np.array_equal(echo(item), item) for _ in range(50)))

    threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [True] * 4


def test_without_numpy(echo: Function, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(echo._module.converter, "numpy", None)
    monkeypatch.setattr(echo, "_quick", lambda *_: NotImplemented)  # it was compiled with NumPy
    assert echo(array.array("d", [1, 2.5])) == [[1.0, 2.5]]
    assert echo(array.array("l", [1])) == 1
    assert echo([1, 2j, None]) == [1.0, 2j, []]
