"""The text form of symbolic expressions: `2*n - 1`, `max(n, 0)`, `n*m`."""

from __future__ import annotations

from mat2c.types.expr import Atom, Expr, Monomial


def render(expr: Expr) -> str:
    """Positive terms first, then by text: the form depends on nothing but the expression."""
    texts = [_term(monomial, coefficient) for monomial, coefficient in expr.terms]
    texts.sort(key=lambda text: (text.startswith("-"), text))
    if expr.constant or not texts:
        texts.append(str(expr.constant))
    return texts[0] + "".join(
        f" - {text[1:]}" if text.startswith("-") else f" + {text}" for text in texts[1:]
    )


def _term(monomial: Monomial, coefficient: int) -> str:
    sign = coefficient
    factors = []
    for atom in monomial:
        if _is_min(atom):
            sign = -sign
            factors.append("min" + _arguments(tuple(-arg for arg in atom.args)))
        else:
            factors.append(_atom(atom))
    factors.sort()
    if abs(sign) != 1:
        factors.insert(0, str(abs(sign)))
    return ("-" if sign < 0 else "") + "*".join(factors)


def _atom(atom: Atom) -> str:
    match atom.kind:
        case "symbol":
            return atom.name if atom.name != "_" else f"_{atom.uid}"
        case "max" if len(atom.args) == 2 and atom.args[0] is -atom.args[1]:
            return f"abs({min(atom.args[0].to_text(), atom.args[1].to_text(), key=len)})"
        case "floordiv":
            return f"floordiv({atom.args[0]}, {atom.args[1]})"
        case "unit":
            *tests, then, orelse = atom.args
            return f"unit({', '.join(sorted(map(str, tests)))}; {then}; {orelse})"
        case kind:
            return kind + _arguments(atom.args)


def _is_min(atom: Atom) -> bool:
    """A max over negated things reads better as a min."""
    if atom.kind != "max" or atom.args[0] is -atom.args[1]:
        return False
    return all(coefficient < 0 for arg in atom.args for _, coefficient in arg.terms)


def _arguments(args: tuple[Expr, ...]) -> str:
    texts = sorted((arg.is_const, arg.to_text()) for arg in args)
    return f"({', '.join(text for _, text in texts)})"
