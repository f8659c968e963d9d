"""opt/items: comma lists of one item, and of what a row was made of."""

from __future__ import annotations

from tests.unit.compiled import optimised

_NAMED_AS_A_FUNCTION = """1;
function show (inv)
  for k = 1:2
    printf ("%d\\n", inv(k).count);
  end
  disp ([inv.count])
end
s = struct ("count", {1, 2}, "name", {"a", "bc"});
s(4).count = 7;
show (s)
"""


def test_lists_of_a_name_that_is_a_function_too() -> None:
    """A parameter that may be missing could mean the function `inv`: the ways meet in a row."""
    (show,) = [s for s in optimised(_NAMED_AS_A_FUNCTION) if s.function.name == "show"]
    ops = {instr.op for instr in show.function.instrs()}
    assert "fieldlist" in ops
    assert not ops & {"cellrow", "celllist", "cellref"}
