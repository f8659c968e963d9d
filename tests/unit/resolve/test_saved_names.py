"""The variables that a file of saved variables holds."""

import struct
import zlib
from pathlib import Path

import pytest

from mat2c.resolve.saved_names import saved_names

HEAD = b"MATLAB 5.0 MAT-file".ljust(124)


def element(order: str, kind: int, data: bytes) -> bytes:
    return struct.pack(f"{order}II", kind, len(data)) + data + bytes(-len(data) % 8)


def matrix(order: str, name: bytes) -> bytes:
    flags = element(order, 6, struct.pack(f"{order}II", 6, 0))
    dims = element(order, 5, struct.pack(f"{order}2i", 1, 1))
    return element(order, 14, flags + dims + element(order, 1, name) + element(order, 2, b"\7"))


def write(tmp_path: Path, *parts: bytes) -> Path:
    path = tmp_path / "some.mat"
    path.write_bytes(b"".join(parts))
    return path


@pytest.mark.parametrize(("order", "end"), [("<", b"\0\1IM"), (">", b"\1\0MI")])
def test_elements_in_either_order_of_bytes(tmp_path: Path, order: str, end: bytes) -> None:
    path = write(tmp_path, HEAD, end, matrix(order, b"first"), matrix(order, b"second"))
    assert saved_names(path) == ["first", "second"]


def test_compressed_elements_have_no_filling(tmp_path: Path) -> None:
    packed = [zlib.compress(matrix("<", name)) for name in (b"a", b"bc")]
    parts = [struct.pack("<II", 15, len(data)) + data for data in packed]
    assert saved_names(write(tmp_path, HEAD, b"\0\1IM", *parts)) == ["a", "bc"]


def test_what_stands_before_damage_is_known(tmp_path: Path) -> None:
    path = write(tmp_path, HEAD, b"\0\1IM", matrix("<", b"whole"), matrix("<", b"cut")[:20])
    assert saved_names(path) == ["whole"]


def test_text(tmp_path: Path) -> None:
    assert saved_names(write(tmp_path, b"# name: x\n# type: scalar\n1\n")) == ["x"]
    assert saved_names(None) == []
