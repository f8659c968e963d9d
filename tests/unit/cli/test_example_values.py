"""The types that lists of example values and `codegen` lines give."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.driver.codegen_lines import lines_in
from mat2c.driver.example_values import types_of_list
from mat2c.types.lattice import Type


def shown(types: list[Type]) -> str:
    """Classes and extents; of those that vary, how large they may get."""
    return "; ".join(map(_shown, types))


def _shown(t: Type) -> str:
    if t.fields:
        return "{" + ", ".join(f"{name}: {_shown(part)}" for name, part in t.fields) + "}"
    if t.shape is None:
        return t.cls
    dims = [
        "?" if d is None else str(d.value) if d.is_const else f":{d.high}" for d in t.shape.dims
    ]
    lead = "" if t.is_complex is False else "complex "
    return f"{lead}{t.cls}({','.join(dims)})"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{}", ""),
        ("{0, int8(5), single(2), true}", "double(1,1); int8(1,1); single(1,1); logical(1,1)"),
        ("{'abc', '', 2i}", "char(1,3); char(0,0); complex double(1,1)"),
        ("{zeros(1,3), ones(2), eye(2,3,'single')}", "double(1,3); double(2,2); single(2,3)"),
        ("{false(1,4), cell(1,2), zeros([2 3 4])}", "logical(1,4); any; double(2,3,4)"),
        (
            "{[1 2; 3 4], [int8(1) 2], 1:5, (1:3)'}",
            "double(2,2); int8(1,2); double(1,5); double(3,1)",
        ),
        ("{repmat(single(1), 2, 3), 2*ones(3,1)}", "single(2,3); double(3,1)"),
        ("{zeros(1,3,'like',single(1i)), uint8(zeros(1,10))}", "complex single(1,3); uint8(1,10)"),
        ("{coder.typeof(0,[1 100],[0 1])}", "double(1,:100)"),
        ("{coder.typeof(0,[Inf Inf]), coder.typeof(0,[1 5])}", "double(?,?); double(1,5)"),
        ("{coder.typeof(int8(0),[3 4],1), coder.typeof('a',[1 9],1)}", "int8(:3,:4); char(1,:9)"),
        ("{coder.newtype('single',[1 Inf]), coder.Constant(5)}", "single(1,?); double(1,1)"),
        (
            "{coder.typeof(struct('a',single(0),'b',coder.typeof(0,[1 4],[0 1])))}",
            "{a: single(1,1), b: double(1,:4)}",
        ),
        ("{struct('a',{1 2})}", "any"),
    ],
)
def test_types(text: str, expected: str) -> None:
    assert shown(types_of_list(text)) == expected


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{foo(3)}", "not an example of a type: 'foo (3)'"),
        ("{zeros(1,n)}", "not an example of a type: 'zeros (1, n)'"),
        ("{1,", "not a list of examples: '{1,'"),
        ("{1} + 2", "not a list of examples: '{1} + 2'"),
        (
            "{coder.typeof(0,[1 2],[1 1 1])}",
            "not an example of a type: 'coder.typeof (0, [1, 2], [1, 1, 1])'",
        ),
    ],
)
def test_what_is_no_list(text: str, message: str) -> None:
    with pytest.raises(ValueError) as told:
        types_of_list(text)
    assert str(told.value) == message


@pytest.mark.parametrize(
    ("script", "expected"),
    [
        ("codegen f -args {zeros(1,3), 0} -report\n", "double(1,3); double(1,1)"),
        ("codegen -config:lib -args {true} f\n", "logical(1,1)"),
        ("codegen('f', '-args', {int8(0)}, '-report');\n", "int8(1,1)"),
        ("n = 4; x = zeros(2, n);\ncodegen f -args {x, n}\n", "double(2,4); double(1,1)"),
        ("codegen g -args {1} f -args {'ab'}\n", "char(1,2)"),
        ("a = {single(1)};\ncodegen f -args a -o g\n", "single(1,1)"),
        ("codegen f -args {1, ...\n  int8(2)} -report\n", "double(1,1); int8(1,1)"),
        (
            "ARGS = cell(1,1);\nARGS{1} = cell(2,1);\nS = struct;\nS.a = coder.typeof(0);\n"
            "S.b = coder.typeof(single(0),[1 3]);\nARGS{1}{1} = coder.typeof(S);\n"
            "ARGS{1}{2} = coder.typeof(0,[1 9],[0 1]);\ncodegen f -args ARGS{1}\n",
            "{a: double(1,1), b: single(1,3)}; double(1,:9)",
        ),
    ],
)
def test_lines(tmp_path: Path, script: str, expected: str) -> None:
    path = tmp_path / "make_f.m"
    path.write_text(script)
    assert shown(lines_in(path, ("f", "g"))["f"]) == expected
