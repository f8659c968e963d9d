"""The values of numeric and string literals."""

from __future__ import annotations

import re

_SIMPLE_ESCAPES = {
    "a": "\a",
    "b": "\b",
    "f": "\f",
    "n": "\n",
    "r": "\r",
    "t": "\t",
    "v": "\v",
}
_ESCAPE = re.compile(
    r"""\\(?:([0-7]{1,3})|x([0-9a-fA-F]{1,2})|([ \t]*\n)|([\s\S]))|"(")|\.\.\.[ \t]*\n"""
)
_SUFFIX = re.compile(r"(s|u)(8|16|32|64)$")


def _unescape(match: re.Match[str]) -> str:
    octal, hexadecimal, _newline, other, doubled = match.groups()
    if octal is not None:
        return chr(int(octal, 8) & 0xFF)
    if hexadecimal is not None:
        return chr(int(hexadecimal, 16))
    if doubled is not None:
        return '"'
    if other is not None:
        return _SIMPLE_ESCAPES.get(other, other)
    return ""  # a continued line; `_newline` only names the case


def double_quoted(body: str) -> str:
    """The value of what stands between double quotes."""
    return _ESCAPE.sub(_unescape, body) if "\\" in body or '"' in body or "\n" in body else body


def single_quoted(body: str) -> str:
    """The value of what stands between single quotes."""
    return body.replace("''", "'")


def number(text: str) -> tuple[float | int, bool, str]:
    """The value of a numeric literal, whether it is imaginary, and its class."""
    if text[:2].lower() in ("0x", "0b"):
        return _bits(text)
    digits = text.replace("_", "")
    imaginary = digits[-1] in "iIjJ"
    if imaginary:
        digits = digits[:-1]
    return float(digits.lower().replace("d", "e")), imaginary, "double"


def _bits(text: str) -> tuple[int, bool, str]:
    """`0x…` and `0b…`: an integer whose width is the suffix's, or else what the digits need."""
    body = text[2:].replace("_", "")
    suffix = _SUFFIX.search(body)
    if suffix:
        body = body[: suffix.start()]
    is_hex = text[1] in "xX"
    value = int(body, 16 if is_hex else 2)
    if suffix:
        width, signed = int(suffix[2]), suffix[1] == "s"
    else:
        needed = len(body) * (4 if is_hex else 1)
        width, signed = next((w for w in (8, 16, 32, 64) if needed <= w), 64), False
    value &= (1 << width) - 1
    if signed and value >= 1 << (width - 1):
        value -= 1 << width
    return value, False, f"{'int' if signed else 'uint'}{width}"
