"""The types that `--args` gives."""

from __future__ import annotations

import pytest

from mat2c.types.argtext import parse_arguments


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", []),
        ("double", ["double[1,1]"]),
        ("double(3,4), int32", ["double[3,4]", "int32[1,1]"]),
        ("complex double ( :, 1 )", ["complex double[?,1]"]),
        ("char(1,:),any, cell(1,:)", ["char[1,?]", "any", "any"]),
        ("struct", ["any"]),
        ("struct(a: double(1,2), b: struct(c: single))", None),
    ],
)
def test_types(text: str, expected: list[str] | None) -> None:
    found = [t.to_text() for t in parse_arguments(text)]
    if expected is not None:
        assert [t.split("{")[0].replace("complex? ", "") for t in found] == expected
    else:
        assert "a: double[1,2]" in found[0] and "b: struct[1,1]{c: single[1,1]" in found[0]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            "floot",
            "unknown class: 'floot' (there are any, cell, char, double, function_handle, int16, "
            "int32, int64, int8, logical, single, struct, uint16, uint32, uint64, uint8)",
        ),
        ("double(3)", "an array has two extents or more: 'double(3)'"),
        ("double(3,x), int8", "not an extent: 'x' in 'double(3,x)'"),
        ("double(3,4", "not a type: 'double(3,4'"),
        ("double double", "not a type: 'double double'"),
        ("double,", "not a type: ''"),
        ("complex int8", "no complex values of class 'int8'"),
        ("double; int8", "not a type: 'double; int8'"),
        ("struct(a double)", "a field is NAME: TYPE: 'struct(a double)'"),
        ("struct(a: double, a: int8)", "field 'a' stands twice in 'struct(a: double, a: int8)'"),
    ],
)
def test_what_is_no_type(text: str, message: str) -> None:
    with pytest.raises(ValueError) as told:
        parse_arguments(text)
    assert str(told.value) == message
