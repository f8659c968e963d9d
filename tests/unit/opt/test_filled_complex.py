"""Complex arrays that nobody sees whole."""

from __future__ import annotations

import pytest

from tests.unit.compiled import instrs

HEAD = "function y = f(n)\n  z = complex(zeros(1, 3));\n"


@pytest.mark.parametrize(
    ("body", "unseen"),
    [
        ("  if n > 0, z(1) = n; end\n  z(2) = 1i;\n  y = z(1) + z(2) + numel(z);\n", True),
        ("  for k = 1:3, z(k) = k; end\n  y = z(n);\n", True),
        ("  if n > 0, z(1) = n; end\n  y = z;\n", False),
        ("  if n > 0, disp(z), end\n  z(2) = 1i;\n  y = z(1);\n", False),
        ("  if n > 0, z(1) = n; end\n  y = iscomplex(z);\n", False),
    ],
)
def test_where_it_is_marked(body: str, unseen: bool) -> None:
    found = instrs(f"{HEAD}{body}end\n", "double")
    made = [i for i in found if i.payload.callee == "complex"]
    assert [i.payload.unseen for i in made] == [unseen]
