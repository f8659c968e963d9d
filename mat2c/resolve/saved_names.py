"""Which variables a file of saved variables holds, so that a `load` makes them known."""

from __future__ import annotations

import re
import struct
import zlib
from collections.abc import Iterator
from pathlib import Path

_BINARY = re.compile(r"(.)\0\0\0(?=([A-Za-z]\w*)\0\0\0\0[\0\1]\xff)", re.DOTALL)
_MAT_HEAD = 128  # bytes in front of the first element of MATLAB's format
_ORDERS = {b"\0\1IM": "<", b"\1\0MI": ">"}
_MATRIX, _COMPRESSED = 14, 15
_ENOUGH = 1024  # bytes that what stands in front of an array's name fits in


def saved_names(path: Path | None) -> list[str]:
    """The variables in a file that is there already; in the binary format, they and the fields
    inside."""
    if path is None:
        return []
    try:
        data = path.read_bytes()
    except OSError:
        return []
    order = _ORDERS.get(data[_MAT_HEAD - 4 : _MAT_HEAD])
    if order is not None:
        return [*_mat_names(data, order)]
    text = data.decode("latin-1")
    if text.startswith("Octave-1-L"):
        return [name for size, name in _BINARY.findall(text) if ord(size) == len(name)]
    return re.findall(r"^# name: (\w+)\r?$", text, re.MULTILINE)


def _mat_names(data: bytes, order: str) -> Iterator[str]:
    """What MATLAB's files hold: an element for each variable, as runtime/src/mat_read.c reads them.
    Of damaged ones, those before the damage."""
    at = _MAT_HEAD
    try:
        while at < len(data):
            kind, size, begin, after = _element(data, at, order)
            part = data[begin : begin + size]
            if kind == _COMPRESSED:
                part = zlib.decompressobj().decompress(part, _ENOUGH)[8:]
                after = begin + size
            if kind in (_MATRIX, _COMPRESSED):
                yield _name(part, order)
            at = after
    except (struct.error, zlib.error):
        return


def _element(data: bytes, at: int, order: str) -> tuple[int, int, int, int]:
    """Type, size and place of the data, and where the next one begins."""
    kind, size = struct.unpack_from(f"{order}II", data, at)
    if kind >> 16:  # a short one has its data in the tag
        return kind & 0xFFFF, kind >> 16, at + 4, at + 8
    return kind, size, at + 8, at + 8 + size + -size % 8


def _name(part: bytes, order: str) -> str:
    """It is the third element of an array, behind flags and extents."""
    at = 0
    for _ in range(2):
        at = _element(part, at, order)[3]
    _, size, begin, _ = _element(part, at, order)
    return part[begin : begin + size].decode("latin-1")
