"""opt/reload: which loads of variables outside of functions are left."""

from __future__ import annotations

import pytest

from tests.unit.compiled import optimised

HELPERS = """
function other(), global h; h = 1; end
function changes(), global g; g = g + 1; end
function r = probe(k)
  global g
  %s
end
"""


def loads(body: str, start: str = "g = 2;") -> int:
    """How many loads of g are left in `probe`."""
    text = f"1;\n{HELPERS % body}\nglobal g\n{start}\nprobe(3); other(); changes();\n"
    found = [s for s in optimised(text) if s.function.name == "probe"]
    return sum(i.op == "loadglobal" for i in found[0].function.instrs())


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("r = g * k + g;", 1),
        ("g = k; r = g + g;", 0),
        ("r = g; other(); r = r * g;", 1),
        ("r = g; changes(); r = r * g;", 2),
        ("r = g; if k, r = r + g; end", 2),  # another block
    ],
)
def test_loads(body: str, expected: int) -> None:
    assert loads(body) == expected


def test_boxed_values_are_loaded_again() -> None:
    """One more use of them would make their next change a copy."""
    assert loads("r = numel(g) + numel(g);", start="g = {1};") == 2
