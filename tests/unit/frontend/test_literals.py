"""Numbers and strings."""

import pytest

from mat2c.frontend.ast import Number, String
from tests.unit.frontend.helpers import expr, spelled


@pytest.mark.parametrize(
    ("text", "value", "cls"),
    [
        ("1e3", 1000.0, "double"),
        ("1d3", 1000.0, "double"),
        ("1E-3", 0.001, "double"),
        ("1.", 1.0, "double"),
        (".5", 0.5, "double"),
        ("1.e3", 1000.0, "double"),
        ("1_000", 1000.0, "double"),
        ("0x1F", 31, "uint8"),
        ("0x1FF", 511, "uint16"),
        ("0xFFs8", -1, "int8"),
        ("0b101", 5, "uint8"),
        ("0b101u16", 5, "uint16"),
        ("1e400", float("inf"), "double"),
    ],
)
def test_numbers(text: str, value: float, cls: str) -> None:
    found = expr(text)
    assert isinstance(found, Number)
    assert (found.value, found.cls, found.imaginary) == (value, cls, False)


@pytest.mark.parametrize("text", ["3i", "3j", "3I", "1E-3J", "1e3i"])
def test_imaginary_numbers(text: str) -> None:
    found = expr(text)
    assert isinstance(found, Number)
    assert found.imaginary


@pytest.mark.parametrize(
    ("text", "shown"),
    [("1./x", "1 ./ x"), ("1.*x", "1 .* x"), ("1.'", "1.'"), ("2.^x", "2 .^ x"), ("1:3.", "1:3.")],
)
def test_the_dot_after_a_number_may_be_an_operators(text: str, shown: str) -> None:
    assert spelled(text) == shown


@pytest.mark.parametrize(
    ("text", "value"),
    [
        (r'"a\n\t\\"', "a\n\t\\"),
        (r'"\x41\101\0"', "AA\0"),
        ('"a""b"', 'a"b'),
        (r'"a\"b"', 'a"b'),
        ('"a\\\nb"', "ab"),
        ("'a\\n'", "a\\n"),
        ("'it''s'", "it's"),
        ('"it\'s"', "it's"),
        ("'say \"x\"'", 'say "x"'),
        ("'a % b'", "a % b"),
        ("'\xe9'", "\xe9"),
        ("''", ""),
        ('""', ""),
    ],
)
def test_strings(text: str, value: str) -> None:
    found = expr(text)
    assert isinstance(found, String)
    assert found.value == value
