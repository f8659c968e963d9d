"""LALR tables: made by PLY from the rules, kept in a cache.

PLY is imported only when the tables must be made. They are looked for in the package (a wheel may
bring them: `python -m mat2c.frontend.tables FILE`), then in `$XDG_CACHE_HOME/mat2c`.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mat2c.frontend.lex.tokens import TERMINALS
from mat2c.frontend.parse import (
    grammar_expressions,
    grammar_rules,
    grammar_statements,
    grammar_units,
)
from mat2c.support.record import dataclass

assert grammar_expressions and grammar_statements and grammar_units  # imported for their rules

#: Raise this when tables of the same grammar are to look different.
_FORMAT = 1
PACKAGED = Path(__file__).with_name("tables.json")


@dataclass(frozen=True, slots=True)
class Tables:
    """What an LR parser needs. `action[state][terminal]` is a state to shift to, minus a production
    to reduce by, or 0 to accept; `default[state]` is a reduction that no terminal changes, or 0."""

    action: list[dict[str, int]]
    goto: list[dict[str, int]]
    default: list[int]


class GrammarError(Exception):
    """The grammar has conflicts or unused symbols."""


def signature() -> str:
    """A name for the grammar: the same rules have the same tables."""
    rows = [(p.left, p.right, p.precedence) for p in grammar_rules.PRODUCTIONS]
    text = repr((_FORMAT, rows, grammar_rules.PRECEDENCE, TERMINALS))
    return hashlib.sha256(text.encode()).hexdigest()[:24]


def build() -> tuple[Tables, list[str]]:
    """Tables made by PLY, and a description of each conflict."""
    from ply import yacc  # costs 20 ms, and is needed once

    grammar = yacc.Grammar(list(TERMINALS))
    for level, (associativity, *signs) in enumerate(grammar_rules.PRECEDENCE, 1):
        for sign in signs:
            grammar.set_precedence(sign, associativity, level)
    for production in grammar_rules.PRODUCTIONS:
        symbols = list(production.right)
        if production.precedence:
            symbols += ["%prec", production.precedence]
        grammar.add_production(production.left, symbols)
    grammar.set_start(grammar_rules.START)
    problems = [f"undefined: {symbol}" for symbol, _ in grammar.undefined_symbols()]
    problems += [f"unused: {name}" for name in grammar.unused_rules() + grammar.unused_terminals()]
    problems += [f"unreachable: {name}" for name in grammar.find_unreachable()]
    if problems:
        return Tables([], [], []), problems
    grammar.build_lritems()
    grammar.compute_first()
    grammar.compute_follow()
    lr = yacc.LRGeneratedTable(grammar, "LALR")
    problems += [f"shift/reduce in state {s} on {t}: {how}" for s, t, how in lr.sr_conflicts]
    problems += [f"reduce/reduce in state {s}: {a} or {r}" for s, a, r in lr.rr_conflicts]
    return _tidy(lr.lr_action, lr.lr_goto), problems


def _tidy(action: dict[int, dict[str, Any]], goto: dict[int, dict[str, int]]) -> Tables:
    rows = [
        {sign: act for sign, act in action.get(state, {}).items() if act is not None}
        for state in range(len(action))
    ]
    default = []
    for row in rows:
        acts = set(row.values())
        only = acts.pop() if len(acts) == 1 else 0
        default.append(only if only < 0 else 0)
    return Tables(rows, [dict(goto.get(state, {})) for state in range(len(rows))], default)


def load() -> Tables:
    """The tables of the grammar, from the package, the cache, or PLY."""
    wanted = signature()
    for path in _places(wanted):
        tables = _read(path, wanted)
        if tables is not None:
            return tables
    tables, problems = build()
    if problems:
        raise GrammarError("\n".join(problems))
    for path in list(_places(wanted))[1:]:
        if _write(path, tables, wanted):
            break
    return tables


def _places(wanted: str) -> Iterator[Path]:
    yield PACKAGED
    base = os.environ.get("XDG_CACHE_HOME", "")
    if base and Path(base).is_absolute():
        yield Path(base) / "mat2c" / f"lalr-{wanted}.json"
        return
    try:
        yield Path.home() / ".cache" / "mat2c" / f"lalr-{wanted}.json"
    except RuntimeError:  # no home: then the tables are made again each time
        return


def _read(path: Path, wanted: str) -> Tables | None:
    try:
        data = json.loads(path.read_bytes())
        if data["signature"] != wanted:
            return None
        return Tables(data["action"], data["goto"], data["default"])
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _write(path: Path, tables: Tables, wanted: str) -> bool:
    """Write the whole file or nothing; a cache that can't be written is no error."""
    data = {
        "signature": wanted,
        "action": tables.action,
        "goto": tables.goto,
        "default": tables.default,
    }
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "w") as file:
            json.dump(data, file, separators=(",", ":"))
        Path(temporary).replace(path)
    except OSError:
        return False
    return True


def main(arguments: list[str]) -> int:
    """Write the tables to the file that is named: for building a wheel."""
    tables, problems = build()
    for problem in problems:
        print(problem, file=sys.stderr)
    return 0 if not problems and _write(Path(arguments[0]), tables, signature()) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
