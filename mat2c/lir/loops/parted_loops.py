"""Loops that add up, in parts of which each has a result of its own.

    for (k = 0; k < n; k++)     for (part = 0; part < M2C_PARTS; part++) {     on threads
        s += x[k];                  s = -0.0;                                  each has its own
                                    for (k = m2c_part(n, part); k < m2c_part(n, part + 1); k++)
                                        s += x[k];
                                    s_parts[part] = s;
                                }
                                for (part = 0; part < M2C_PARTS; part++)
                                    s += s_parts[part];

Where a part begins and in which order they are put together depends on the number of rounds alone.
"""

from __future__ import annotations

from collections.abc import Mapping

from mat2c.lir.c_expr import ONE, ZERO, Binary, Expr, Index, Name, Number, add, call, integer
from mat2c.lir.c_stmt import Assign, Code, Declare, For, Stmt, Threads
from mat2c.lir.loops.independence import PRODUCT, SUM, Fresh, Surroundings
from mat2c.support.record import replace

_ALL = Name("M2C_PARTS")


def parted(
    loop: For,
    count: Expr,
    reductions: Mapping[str, str],
    around: Surroundings,
    private: tuple[str, ...],
    fresh: Fresh,
) -> Code:
    """The loop of so many rounds in parts. Each thread has variables of its own in place of the
    `private` ones."""
    part = Name(fresh("part"))
    results = {name: Name(fresh(f"{name}_parts")) for name in reductions}
    starts = {n: Name(fresh(f"{n}_start")) for n, kind in reductions.items() if not _neutral(kind)}
    before: list[Stmt] = [
        Declare(around.scalars[name], result.text, count=_ALL) for name, result in results.items()
    ]
    for name, start in starts.items():
        before.append(Declare(f"const {around.scalars[name]}", start.text, Name(name)))
    body: list[Stmt] = [
        Assign(Name(n), starts.get(n) or _identity(kind, around.scalars[n]))
        for n, kind in reductions.items()
    ]
    body.append(_part_of(loop, count, part))
    body += [Assign(Index(results[n], part), Name(n)) for n in reductions]
    together: list[Stmt] = [
        Assign(Name(n), _joined(kind, Name(n), Index(results[n], part)))
        for n, kind in reductions.items()
    ]
    copied = () if loop.rounds is None else tuple(sorted(loop.rounds.copied))
    threads = Threads((*reductions, *private), "dynamic", copied)
    return Code([*before, _over(part, body, threads), _over(part, together, None)])


def _over(part: Name, body: list[Stmt], threads: Threads | None) -> For:
    return For(part.text, ZERO, "<", _ALL, Code(body), declared="ptrdiff_t", threads=threads)


def _part_of(loop: For, count: Expr, part: Name) -> For:
    """The rounds of one part."""
    first, behind = (add(loop.start, call("m2c_part", count, at)) for at in (part, add(part, ONE)))
    return replace(loop, start=first, relation="<", limit=behind)


def _neutral(kind: str) -> bool:
    """True if a part begins with a number that changes nothing; else it begins with the value
    before the loop, which may be taken in several times."""
    return kind in (SUM, PRODUCT)


def _identity(kind: str, ctype: str) -> Expr:
    """What changes no number that it is added to or multiplied with: 0 would change -0."""
    if ctype == "ptrdiff_t":
        return integer(0 if kind == SUM else 1)
    return Number("-0.0" if kind == SUM else "1.0")


def _joined(kind: str, total: Expr, result: Expr) -> Expr:
    """What one more part makes of the result."""
    return Binary(kind, total, result) if not kind.isidentifier() else call(kind, total, result)
