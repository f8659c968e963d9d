"""opt/matches: which labels of a case are compared without boxes."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs


@pytest.mark.parametrize(
    ("label", "args", "boxed"),
    [
        ("1", "double", False),
        ("{1, -2, 'a'}", "double", False),
        ("{1, 'ab'}", "int8", False),  # two characters are no number
        ("{'a', 'b'}", "char", False),
        ("x > 2", "logical", False),
        ("1", "double(1,:)", True),
        ("{1, x}", "double", True),
        ("'ab'", "char(1,:)", True),
    ],
)
def test_labels(label: str, args: str, boxed: bool) -> None:
    text = f"function r = f(x)\nr = 0;\nswitch x\n  case {label}, r = 1;\nend\nend\n"
    assert any(i.op == "switchmatch" for i in instrs(text, args)) is boxed
