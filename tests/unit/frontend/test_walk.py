"""Walks over the nodes of a tree."""

from __future__ import annotations

from mat2c.frontend import ast, parse_source
from mat2c.frontend.walk import nodes_in, with_nested
from mat2c.support.diagnostics import Diagnostics, Source

TEXT = """function a ()
  x = f (y, @() z);
  function b ()
    if u, v; end
    function c (), w; end
  end
end
function d (), end
"""


def tree() -> ast.SourceFile:
    return parse_source(Source("a.m", TEXT), Diagnostics())


def names(*roots: ast.Node, closed: type[ast.Node] | tuple[()] = ()) -> str:
    return "".join(n.id for n in nodes_in(*roots, closed=closed) if isinstance(n, ast.Name))


def test_nodes_come_in_the_order_of_the_source() -> None:
    assert names(tree()) == "xfyzuvw"
    first, second = tree().functions
    assert names(second, *first.body) == "xfyz"


def test_what_is_closed_is_not_entered() -> None:
    found = [*nodes_in(tree(), closed=ast.AnonymousFunction)]
    assert any(isinstance(node, ast.AnonymousFunction) for node in found)
    assert names(tree(), closed=ast.AnonymousFunction) == "xfyuvw"


def test_functions_come_with_those_inside() -> None:
    assert [f.name for f in with_nested(*tree().functions)] == ["a", "b", "c", "d"]
