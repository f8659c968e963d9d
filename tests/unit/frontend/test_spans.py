"""Every node knows where it stands, and its parts lie inside it."""

from mat2c.frontend.ast import ExprStmt, Node
from mat2c.support import record
from tests.unit.frontend.helpers import parse
from tests.unit.frontend.test_grammar import CLASS

PROGRAM = """\
function [a, b] = f(x, ~)
a = x(1, :)' + [1 -2; 3 4];
if a == b, disp('x'), elseif x, y.z{3} = 2; else hold on; end
for k = 1:10 disp(k); end
do x++; until x > 3
try, x; catch err, y; end
switch x, case {1, 2}, y; otherwise, z; end
c = {@(x) x+1, 'abc' "d", @sin};
global g = 3
while true break; end
end
"""


def _children(node: object) -> list[Node]:
    if isinstance(node, Node):
        values = [getattr(node, field.name) for field in record.fields(node)]
        return [child for value in values for child in _nodes(value)]
    return []


def _nodes(value: object) -> list[Node]:
    if isinstance(value, Node):
        return [value]
    if isinstance(value, (list, tuple)):
        return [node for item in value for node in _nodes(item)]
    return []


def _check(node: Node) -> None:
    assert 0 <= node.span.start <= node.span.end <= len(node.span.source.text)
    for child in _children(node):
        assert node.span.start <= child.span.start, (node, child)
        assert child.span.end <= node.span.end, (node, child)
        _check(child)


def test_parts_lie_inside() -> None:
    _check(parse(PROGRAM))


def test_parts_of_classes_lie_inside_their_file() -> None:
    file = parse(CLASS)
    assert file.classdef is not None
    _check(file.classdef)


def test_spans_are_exact() -> None:
    text = "  foo(1, 2)';\nbar.x + y"
    first, second = parse(text).body
    assert isinstance(first, ExprStmt) and isinstance(second, ExprStmt)
    assert text[first.expr.span.start : first.expr.span.end] == "foo(1, 2)'"
    assert text[second.expr.span.start : second.expr.span.end] == "bar.x + y"
    assert (second.span.line, second.span.column) == (2, 1)
