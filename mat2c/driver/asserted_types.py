"""The types of an entry's inputs that its assertions tell, as MATLAB Coder reads them.

function y = f (x, n)
  assert (isa (x, 'single') && all (size (x) <= [1 100]));      single(1,:100)
  assert (isa (n, 'int32'));                                    int32
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.frontend.walk import nodes_in
from mat2c.resolve.told_by_conditions import Told, told
from mat2c.resolve.variables import root_name
from mat2c.types.expr import Expr, symbol
from mat2c.types.lattice import ANY, ARITHMETIC, FLOATS, Type
from mat2c.types.type_constructors import array


def asserted_types(definition: ast.FunctionDef) -> list[Type] | None:
    """The type of each input; None where not all are told of, or no class or size of any is."""
    names = [param.name for param in definition.params]
    found = _told_of(definition.body, set(names))
    if not names or not all(name in found for name in names):
        return None
    if not any(t.cls or t.extents for known in found.values() for t in known):
        return None
    return [_type(k, found[name]) for k, name in enumerate(names)]


def _told_of(body: Sequence[ast.Stmt], inputs: set[str]) -> dict[str, list[Told]]:
    """What the assertions of a body tell of inputs, up to where these are assigned to."""
    found: dict[str, list[Told]] = {}
    for stmt in body:
        match stmt:
            case ast.ExprStmt(expr=ast.Index(base=ast.Name(id="assert"), args=[cond, *_])):
                for known in told(cond):
                    if known.name in inputs:
                        found.setdefault(known.name, []).append(known)
            case _:
                inputs = inputs - _assigned(stmt)
    return found


def _assigned(stmt: ast.Stmt) -> set[str]:
    targets = [t for n in nodes_in(stmt) if isinstance(n, ast.Assign) for t in n.targets]
    roots = [root_name(target) for target in targets]
    return {root.id for root in roots if root is not None}


def _type(place: int, known: Sequence[Told]) -> Type:
    """Where nothing else is said, a number is a real double one."""
    cls = next((t.cls for t in known if t.cls), "double")
    if cls not in ARITHMETIC:
        return ANY
    is_complex = any(t.is_complex for t in known) and cls in FLOATS
    return array(cls, *_extents(place, known), is_complex=is_complex)


def _extents(place: int, known: Sequence[Told]) -> list[Expr | int | None]:
    count = min((t.count for t in known if t.count is not None), default=None)
    sized = [t for t in known if t.extents]
    if not sized and count is None:
        return [1, 1]
    rank = max([len(t.extents) for t in sized], default=2)
    dims = [_extent(place, side, sized) for side in range(rank)]
    open_sides = [side for side, dim in enumerate(dims) if dim is None]
    known_sides = [dim for dim in dims if dim is not None]
    if count is not None and len(open_sides) == 1 and all(dim == 1 for dim in known_sides):
        dims[open_sides[0]] = _at_most(place, open_sides[0], count)
    return dims


def _extent(place: int, side: int, known: Sequence[Told]) -> Expr | int | None:
    told_of = [(t.extents[side], t.exact) for t in known if len(t.extents) > side]
    most = [(limit, exact) for limit, exact in told_of if limit is not None]
    if not most:
        return None
    exact_ones = [limit for limit, exact in most if exact]
    return exact_ones[0] if exact_ones else _at_most(place, side, min(limit for limit, _ in most))


def _at_most(place: int, side: int, limit: int) -> Expr | int:
    """As MATLAB Coder has it, an extent of at most one is one."""
    if limit == 1:
        return 1
    return symbol(("asserted", place, side, limit), f"n{place}_{side}", 0, limit)
