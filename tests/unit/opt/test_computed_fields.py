"""opt/lists: fields by computed names that are known."""

from __future__ import annotations

import pytest

from tests.unit.compiled import types


@pytest.mark.parametrize(
    ("body", "x"),
    [
        ("f = ['a' 'b']; s.(f) = 2; x = s.(f) + 1;", "double[1,1]=3"),
        ("s.ab = 2; x = getfield (s, 'ab');", "double[1,1]=2"),
        ("s.ab = 2; s = setfield (s, 'ab', 'z'); x = s.ab;", "char[1,1]='z'"),
        ("s.ab = [1 2]; f = 'ab'; s.(f)(2) = 5; x = s.(f)(1);", "double[1,1]{1..5, int}"),
    ],
)
def test_names_of_fields_that_are_known(body: str, x: str) -> None:
    assert types(body + "\nx")["x"] == x
