"""Breaks long lines of C after commas and before operators, at the outermost brackets that help."""

from __future__ import annotations

WIDTH = 110  # columns of a line of code
_DEEPER = " " * 4
_OPENING, _CLOSING = "([{", ")]}"
_LOOSE, _SUMS, _PRODUCTS = ("&& ", "|| ", "? ", ": "), ("+ ", "- "), ("* ", "/ ")


def wrapped(text: str) -> str:
    """C text whose lines of code are no longer than `WIDTH`, where they can be broken. Comments and
    lines for the preprocessor stay as they are."""
    if max(map(len, text.splitlines()), default=0) <= WIDTH:
        return text
    return "".join(_line(line) for line in text.splitlines(keepends=True))


def _line(line: str) -> str:
    code = line.rstrip("\n")
    if len(code) <= WIDTH or code.lstrip().startswith(("/*", "#", '"')):
        return line
    indent = code[: len(code) - len(code.lstrip())]
    parts, rest = [], code
    while len(rest) > WIDTH:
        at = _break(rest, len(indent) + len(_DEEPER))
        if at is None:
            break
        parts.append(rest[:at].rstrip())
        rest = f"{indent}{_DEEPER}{rest[at:].lstrip()}"
    return "\n".join([*parts, rest]) + "\n"


def _break(code: str, least: int) -> int | None:
    """Where to go on in a new line: the last of the places in the fewest brackets, at the operators
    that bind least; None where there is no place."""
    best: tuple[int, int, int] | None = None
    depth, quote, k = 0, "", 0
    while k < min(len(code), WIDTH):
        ch = code[k]
        if quote:
            k += ch == "\\"
            quote = "" if ch == quote else quote
        elif ch in "\"'":
            quote = ch
        elif ch in _OPENING:
            depth += 1
        elif ch in _CLOSING:
            depth -= 1
        elif k > least and ch == " ":
            rank = _rank(code, k)
            if rank is not None and (best is None or (depth, rank) <= best[:2]):
                best = depth, rank, k
        k += 1
    return None if best is None else best[2]


def _rank(code: str, k: int) -> int | None:
    """How closely what a blank parts is bound; None where a line is not broken."""
    if code[k - 1] == ",":
        return 0
    ranks = (_LOOSE, _SUMS, _PRODUCTS)
    return next((n for n, signs in enumerate(ranks) if code.startswith(signs, k + 1)), None)
