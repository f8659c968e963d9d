"""What Octave runs of a cleanup that `continue` leads through.

    unwind_protect                   on the way to the next round:
      if k == 2, continue; end
    unwind_protect_cleanup
      if k > 0                       if k > 0
        a;                             a;
        b;                           end
      end
      c;
    end_unwind_protect

While it is on its way there, each list of statements ends behind its first one.
"""

from __future__ import annotations

from collections.abc import Sequence

from mat2c.frontend import ast
from mat2c.support.record import replace


def cut(body: Sequence[ast.Stmt]) -> list[ast.Stmt]:
    """The first statement, whose own lists are cut, too. A loop stays as it is."""
    return [_inside(body[0])] if body else []


def _inside(node: ast.Stmt) -> ast.Stmt:
    match node:
        case ast.If():
            clauses = [(cond, cut(body)) for cond, body in node.clauses]
            return replace(node, clauses=clauses, orelse=cut(node.orelse))
        case ast.Switch():
            cases = [(value, cut(body)) for value, body in node.cases]
            default = None if node.default is None else cut(node.default)
            return replace(node, cases=cases, default=default)
        case ast.Try():
            return replace(node, body=cut(node.body), handler=cut(node.handler))
        case ast.UnwindProtect():
            return replace(node, body=cut(node.body), cleanup=cut(node.cleanup))
        case _:
            return node
