"""Programs as trees of statements: what a reducer can take pieces of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Statement:
    """A line, or a construct: its parts are a head (`if x`, `else`) with a body each."""

    line: str = ""
    parts: tuple[tuple[str, tuple[Statement, ...]], ...] = ()

    def lines(self, indent: str = "  ") -> Iterator[str]:
        if not self.parts:
            yield f"{indent}{self.line}"
            return
        for head, body in self.parts:
            yield f"{indent}{head}"
            for statement in body:
                yield from statement.lines(f"{indent}  ")
        yield f"{indent}end"

    @property
    def size(self) -> int:
        return sum(1 for _ in self.lines())


Body = tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class RandomProgram:
    """A function, called with these arguments, one call after the other."""

    body: Body
    inputs: str = ""
    arguments: tuple[str, ...] = ("",)

    @property
    def size(self) -> int:
        return sum(s.size for s in self.body) + len(self.arguments)

    def functions(self, name: str) -> str:
        lines = [f"{line}\n" for s in self.body for line in s.lines()]
        return f"function {name}({self.inputs})\n{''.join(lines)}end\n"

    def calls(self, name: str) -> list[str]:
        return [f"{name}({given});" for given in self.arguments]


def smaller(body: Body) -> Iterator[Body]:
    """The bodies with less in them: without some statements in a row, with a construct's own
    statements in its place, or with less inside of one."""
    width = len(body)
    while width:
        for start in range(0, len(body), width):
            yield body[:start] + body[start + width :]
        width //= 2
    for k, statement in enumerate(body):
        for n, (head, inner) in enumerate(statement.parts):
            yield body[:k] + inner + body[k + 1 :]
            for less in smaller(inner):
                parts = (*statement.parts[:n], (head, less), *statement.parts[n + 1 :])
                yield (*body[:k], Statement(parts=parts), *body[k + 1 :])
