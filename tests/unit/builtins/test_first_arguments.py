"""The names of functions that are told by their first argument are those of functions."""

from __future__ import annotations

import pytest

from mat2c.builtins import find
from mat2c.builtins.first_arguments import OF_ARRAYS, OF_TEXTS, STRING_METHODS
from mat2c.support.resources import stdlib_dir


@pytest.mark.parametrize("name", sorted(OF_ARRAYS | OF_TEXTS | STRING_METHODS))
def test_each_is_a_function(name: str) -> None:
    assert find(name) is not None or list(stdlib_dir().rglob(f"{name}.m"))


def test_no_function_is_of_texts_and_of_arrays() -> None:
    assert not OF_ARRAYS & OF_TEXTS
