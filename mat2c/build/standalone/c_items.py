"""C text, preprocessed, as a list of its top-level items: what each defines and mentions.

No parser of C: an item ends with a semicolon, or with the body of a function, outside of all
brackets. That is enough for the style of the runtime, which tests compile.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from mat2c.support.record import dataclass

TOKEN = re.compile(
    r"""(?P<comment>/\*.*?\*/)|(?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')
    |(?P<word>[A-Za-z_]\w*)|(?P<number>\.?\d(?:[eEpP][+-]|[\w.])*)|(?P<space>\s+)|(?P<mark>->|.)""",
    re.DOTALL | re.VERBOSE,
)
_SEVERAL = re.compile(r"(static (?:\w+ )+)(\w+(?:, \w+)+);(.*)", re.DOTALL)
_OPENING, _CLOSING = frozenset("([{"), frozenset(")]}")
_SPECIFIERS = frozenset(
    """void char short int long float double signed unsigned bool complex const volatile static
    extern inline struct union enum typedef _Bool _Complex _Noreturn _Alignas""".split()
)
_BEFORE_TYPES = frozenset(  # words that may stand in front of the name of a type, or of a value
    "const static volatile struct union enum return else goto case sizeof do extern inline".split()
)


@dataclass(frozen=True, slots=True)
class Item:
    """A definition or declaration. `text` has the comment above it."""

    text: str
    kind: str  # function, variable, type, or of what is elsewhere: prototype, extern
    defines: frozenset[str]
    mentions: frozenset[str]
    is_static: bool
    """Are its names of its own unit only?"""


def split(text: str) -> Iterator[tuple[int, int]]:
    """Where items begin and end; comments that are next to them belong to them."""
    start, depth, body, parens, seen = 0, 0, False, False, False
    for match in TOKEN.finditer(text):
        kind, token = match.lastgroup, match[0]
        if kind in ("comment", "space"):
            continue
        if not depth and kind == "mark" and token == "{":
            body = parens  # right behind the parameters
        depth += (token in _OPENING) - (token in _CLOSING) if kind == "mark" else 0
        seen = True
        ends = not depth and (token == ";" or (token == "}" and body))
        if kind == "mark" and ends:
            end = _with_comment(text, match.end())
            yield start, end
            start, body, seen = end, False, False
        parens = kind == "mark" and token == ")" and not depth
    if seen:
        yield start, len(text)


def _with_comment(text: str, end: int) -> int:
    """Behind a comment on the rest of the line."""
    match = re.compile(r"[ \t]*/\*.*?\*/", re.DOTALL).match(text, end)
    return match.end() if match and text[match.end() : match.end() + 1] in ("\n", "") else end


def items_of(text: str) -> list[Item]:
    """What is between two ends; variables that are declared together are items of their own."""
    code = text[code_start(text) :]
    several = _SEVERAL.fullmatch(code)
    if several is None:
        item = item_of(text)
        return [] if item is None else [item]
    first, *rest = several[2].split(", ")
    texts = [f"{text[: code_start(text)]}{several[1]}{first};{several[3]}"]
    texts += [f"{several[1]}{name};" for name in rest]
    return [item for text in texts if (item := item_of(text)) is not None]


def item_of(text: str) -> Item | None:
    """What a piece of text between two ends is; None for nothing that counts."""
    tokens = [(m.lastgroup or "", m[0]) for m in TOKEN.finditer(text)]
    tokens = [t for t in tokens if t[0] not in ("comment", "space")]
    if not tokens or tokens[0][1] in (";", "_Static_assert", "static_assert"):
        return None
    flat = _flat(tokens)
    kind = _kind(flat, tokens)
    static = kind == "type" or next((t for k, t in tokens if k == "word"), "") == "static"
    defined, mentioned = _defined(flat, tokens), _mentioned(tokens)
    return Item(_with_own_comment(text), kind, defined, mentioned, static)


def code_start(text: str) -> int:
    """Where an item begins behind what comments there are."""
    tokens = TOKEN.finditer(text)
    return next((m.start() for m in tokens if m.lastgroup not in ("comment", "space")), len(text))


def _with_own_comment(text: str) -> str:
    """Without comments that an empty line parts from the item, and what stands alone above it."""
    head, rest = text[: code_start(text)], _without_gaps(text[code_start(text) :])
    near = head.rpartition("\n\n")[2] if not head.endswith("\n\n") else ""
    near = near.strip()
    if near.count("/*") != near.count("*/") or near.startswith(("/* ---", "*")):
        near = ""
    return f"{near}\n{rest}".strip() if near else rest.strip()


def _without_gaps(code: str) -> str:
    """Without the empty lines that directives leave."""
    code = re.sub(r"\n(?:[ \t]*\n){2,}", "\n\n", code)
    return re.sub(r"\n(?:[ \t]*\n)+([ \t]*\})", r"\n\1", re.sub(r"\{\n(?:[ \t]*\n)+", "{\n", code))


def _flat(tokens: list[tuple[str, str]]) -> list[tuple[str, str, int]]:
    """The tokens outside of brackets; a pair of brackets is one, with the place of its first."""
    found: list[tuple[str, str, int]] = []
    depth = 0
    for k, (kind, token) in enumerate(tokens):
        if kind == "mark" and token in _OPENING:
            if not depth:
                found.append(("group", token, k))
            depth += 1
        elif kind == "mark" and token in _CLOSING:
            depth -= 1
        elif not depth:
            found.append((kind, token, k))
    return found


def _kind(flat: list[tuple[str, str, int]], tokens: list[tuple[str, str]]) -> str:
    first, texts = tokens[0][1], [token for _, token, _ in flat]
    if tokens[-1][1] == "}":
        return "function"
    if first == "typedef":
        return "type"
    if first in ("struct", "union", "enum") and (
        texts[-2:] == ["{", ";"] or [k for k, _, _ in flat] == ["word", "word", "mark"]
    ):
        return "type"
    if first == "extern":
        return "extern"
    before = texts.index("=") if "=" in texts else len(texts)
    pointers = [k for _, token, k in flat if token == "(" and tokens[k + 1][1] == "*"]
    return "variable" if "=" in texts or "(" not in texts[:before] or pointers else "prototype"


def _defined(flat: list[tuple[str, str, int]], tokens: list[tuple[str, str]]) -> frozenset[str]:
    function = tokens[-1][1] == "}"
    found = set() if function else set(_tags(tokens))
    value = False  # behind the = of a declarator
    for at, (_kind, token, place) in enumerate(flat):
        before = flat[at - 1] if at else ("", "", 0)
        behind = value
        value = token == "=" or (value and token not in (",", ";"))
        if token == "(" and not value and tokens[place + 1][1] == "*" and not function:
            inside = [t for k, t in tokens[place + 1 : place + 5] if k == "word" and t != "const"]
            if inside and before[1] != ")":
                found.add(inside[0])
        ends = token in ("(", "[", ",", ";") or (token == "=" and before[0] == "word")
        if ends and before[0] == "word" and before[1] not in _SPECIFIERS:
            if not behind:
                found.add(before[1])
            if token == "(" and function:
                break
    return frozenset(found)


def _tags(tokens: list[tuple[str, str]]) -> Iterator[str]:
    """Tags that get a body or are announced, and the constants of enumerations."""
    for k, (_, token) in enumerate(tokens[:-1]):
        if token not in ("struct", "union", "enum"):
            continue
        named = tokens[k + 1][0] == "word"
        opening = k + 1 + named
        if named and tokens[opening][1] in ("{", ";"):
            yield tokens[k + 1][1]
        if token == "enum" and tokens[opening][1] == "{":
            yield from _constants(tokens, opening)


def _constants(tokens: list[tuple[str, str]], opening: int) -> Iterator[str]:
    depth = 0
    for k in range(opening, len(tokens)):
        kind, token = tokens[k]
        depth += (token in _OPENING) - (token in _CLOSING) if kind == "mark" else 0
        if not depth:
            return
        if kind == "word" and depth == 1 and tokens[k - 1][1] in ("{", ","):
            yield token


def _mentioned(tokens: list[tuple[str, str]]) -> frozenset[str]:
    """All words but names of members and of a function's own variables."""
    found, own, depth = set(), set(), 0
    for k, (kind, token) in enumerate(tokens):
        depth += (token in _OPENING) - (token in _CLOSING) if kind == "mark" else 0
        before = tokens[k - 1] if k else ("", "")
        if kind != "word" or before[1] in (".", "->"):
            continue
        if depth and before[0] == "word" and before[1] not in _BEFORE_TYPES:
            own.add(token)
        found.add(token)
    return frozenset(found - own)


def renamed(item: Item, names: dict[str, str]) -> str:
    """The text with other names; members keep theirs."""
    members = item.kind == "type" or "{" in item.text
    parts: list[str] = []
    before, matches = "", list(TOKEN.finditer(item.text))
    structs: list[bool] = []  # of the braces that are open: is it the body of a struct?
    recent = ["", "", ""]
    for k, match in enumerate(matches):
        kind, token = match.lastgroup, match[0]
        if kind == "word" and token in names and before not in (".", "->"):
            follows = next((m[0] for m in matches[k + 1 :] if m.lastgroup != "space"), "")
            inside = bool(members and structs and structs[-1])
            if not (inside and follows in (";", ",", "[", ":", "=")):
                token = names[token]
        parts.append(token)
        if kind in ("comment", "space"):
            continue
        if kind == "mark" and token == "{":
            structs.append(bool({"struct", "union"} & set(recent[1:])) and before != ")")
        elif kind == "mark" and token == "}" and structs:
            structs.pop()
        before, recent = token, [*recent[1:], token]
    return "".join(parts)
