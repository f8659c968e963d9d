"""storage/slots: temporaries that share a C variable are never needed at the same time."""

from __future__ import annotations

from mat2c.storage.slots import share_slots
from mat2c.storage.storage_flow import flow
from tests.unit.storage.build import Built


def _groups(text: str) -> list[list[str]]:
    built = Built(text, {})
    groups = share_slots(flow(built.function), set(built.values.values()))
    names = {value: name for name, value in built.values.items()}
    return sorted(sorted(names[value] for value in group) for group in groups)


def test_chain() -> None:
    """Operand and result of an operation are there at the same time, no more."""
    text = "^0: a = builtin | b = uminus a | c = uminus b | d = uminus c | e = uminus d | return"
    assert _groups(text) == [["a", "c", "e"], ["b", "d"]]


def test_unread() -> None:
    """What nothing reads needs its variable while it is made."""
    assert _groups("^0: a = builtin | b = builtin | c = plus b 1 | return") == [["a", "b"], ["c"]]


def test_read_elsewhere() -> None:
    """What another block, a φ or the end of the block reads stays alone."""
    text = """
    ^0: a = builtin | b = uminus a | c = uminus b | branch c 1 2
    ^1: d = uminus a | e = uminus d | jump 2
    ^2: f = phi b e | g = uminus f | return g
    """
    assert _groups(text) == [["a"], ["b"], ["c"], ["d"], ["e"], ["f"], ["g"]]
