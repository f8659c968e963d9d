"""The types of an entry function's inputs, as the option `--args` gives them.

    double(3,4), int32, complex double(:,1), char(1,:), double(1,:100), any
    struct(Kp: double, limits: double(1,2)), double
    f: double, int32; g: double(:,:)                        of several entries

A class alone is a scalar; `:` stands for an extent that is not known, `:100` for one of at most
that. A struct with fields is a
scalar one; other containers and `any` may be of any shape.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from mat2c.support.record import replace
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import ANY, ARITHMETIC, FLOATS, Type
from mat2c.types.type_constructors import array, struct

_CONTAINERS = ("any", "cell", "struct", "function_handle")
_TOKEN = re.compile(r"\s*(?:(?P<word>\w+)|(?P<mark>[(),:]))")
_NAME = re.compile(r"[A-Za-z]\w*")


def parse_arguments(text: str) -> list[Type]:
    """The types in order; raises ValueError, with a message for the user."""
    return _Reader(text).types() if text.strip() else []


_ENTRY = re.compile(r"\s*([A-Za-z]\w*)\s*:(.*)", re.DOTALL)


def split_entries(text: str | None, names: Sequence[str]) -> dict[str, str]:
    """The texts of types by entry: of one, as above, of several `f: double; g: int32, any`. Entries
    that aren't named have unknown types. Raises ValueError, with a message for the user."""
    if text is None:
        return {}
    found: dict[str, str] = {}
    parts = _parts(text)
    for part in parts if len(parts) > 1 or _ENTRY.fullmatch(text) else [f"{names[0]}: {text}"]:
        match = _ENTRY.fullmatch(part)
        if match is None:
            raise ValueError(f"not an entry and its types, as in 'f: double': '{part.strip()}'")
        if match[1] not in names:
            raise ValueError(f"no entry '{match[1]}'")
        if match[1] in found:
            raise ValueError(f"entry '{match[1]}' stands twice")
        found[match[1]] = match[2]
    return found


def _parts(text: str) -> list[str]:
    """What stands between semicolons; those in brackets, of lists of examples, separate nothing."""
    parts, depth = [""], 0
    for char in text:
        depth += (char in "{[(") - (char in "}])")
        if char == ";" and depth <= 0:
            parts.append("")
        else:
            parts[-1] += char
    return parts


class _Reader:
    """Reads the types of one text."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.tokens: list[tuple[str, int, int]] = []  # each with where it begins and ends
        at = 0
        while text[at:].strip():
            match = _TOKEN.match(text, at)
            if match is None:
                raise ValueError(f"not a type: '{text.strip()}'")
            word = match["word"] or match["mark"]
            at = match.end()
            self.tokens.append((word, at - len(word), at))
        self.next = 0

    def types(self) -> list[Type]:
        first, found = 0, [self._type()]
        while self._takes(","):
            first = self.next
            found.append(self._type())
        if self.next < len(self.tokens):
            raise ValueError(f"not a type: '{self._since(first)}'")
        return found

    def _peek(self) -> str:
        return self.tokens[self.next][0] if self.next < len(self.tokens) else ""

    def _takes(self, mark: str) -> bool:
        if self._peek() != mark:
            return False
        self.next += 1
        return True

    def _since(self, first: int) -> str:
        """The text from a token to the next comma outside of parentheses."""
        depth, last = 0, first
        for k in range(first, len(self.tokens)):
            word = self.tokens[k][0]
            if word == "," and depth <= 0 and k > first:
                break
            depth += (word == "(") - (word == ")")
            last = k
        if first >= len(self.tokens):
            return ""
        return self.text[self.tokens[first][1] : self.tokens[last][2]]

    def _word(self, first: int) -> str:
        word = self._peek()
        if not _NAME.fullmatch(word):
            raise ValueError(f"not a type: '{self._since(first)}'")
        self.next += 1
        return word

    def _type(self) -> Type:
        first = self.next
        cls = self._word(first)
        is_complex = cls == "complex"
        if is_complex:
            cls = self._word(first)
        opened = self._takes("(")
        if cls == "struct" and opened and not is_complex:
            return self._fields(first)
        if cls in _CONTAINERS and not is_complex:
            self._skip_extents(opened, first)
            return ANY
        if cls not in ARITHMETIC:
            known = ", ".join(sorted({*ARITHMETIC, *_CONTAINERS}))
            raise ValueError(f"unknown class: '{cls}' (there are {known})")
        if is_complex and cls not in FLOATS:
            raise ValueError(f"no complex values of class '{cls}'")
        dims = self._extents(first) if opened else [1, 1]
        if len(dims) < 2:
            raise ValueError(f"an array has two extents or more: '{self._since(first)}'")
        made = array(cls, *dims, is_complex=is_complex)
        return replace(made, is_complex=None) if is_complex and made.is_scalar else made

    def _skip_extents(self, opened: bool, first: int) -> None:
        if opened:
            self._extents(first)

    def _extents(self, first: int) -> list[Expr | int | None]:
        dims = [self._extent(first)]
        while self._takes(","):
            dims.append(self._extent(first))
        if not self._takes(")"):
            raise ValueError(f"not a type: '{self._since(first)}'")
        return dims

    def _extent(self, first: int) -> Expr | int | None:
        word = self._peek()
        if word == ":":
            self.next += 1
            if not self._peek().isdigit():
                return None
            most = int(self._peek()[:15])
            self.next += 1
            return symbol(("most", self.next, most), f"n{self.next}", 0, most)
        if not re.fullmatch(r"\d{1,15}", word):
            shown = "" if word in (",", ")") else word
            raise ValueError(f"not an extent: '{shown}' in '{self._since(first)}'")
        self.next += 1
        return int(word)

    def _fields(self, first: int) -> Type:
        """struct(name: TYPE, …)"""
        fields: dict[str, Type] = {}
        while True:
            name = self._word(first)
            if not self._takes(":"):
                raise ValueError(f"a field is NAME: TYPE: '{self._since(first)}'")
            if name in fields:
                raise ValueError(f"field '{name}' stands twice in '{self._since(first)}'")
            fields[name] = self._type()
            if self._takes(")"):
                return struct(fields.items())
            if not self._takes(","):
                raise ValueError(f"not a type: '{self._since(first)}'")
