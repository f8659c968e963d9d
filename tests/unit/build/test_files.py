"""Output files are written whole or not at all."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest

from mat2c.support.files import source_bytes, write_whole


def test_all_files_appear(tmp_path: Path) -> None:
    write_whole({tmp_path / "a": b"1", tmp_path / "b": b"2"})
    assert sorted(p.name for p in tmp_path.iterdir()) == ["a", "b"]
    assert (tmp_path / "b").read_bytes() == b"2"


def test_none_appears_when_one_fails(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"old")
    with pytest.raises(FileNotFoundError) as raised:
        write_whole({tmp_path / "a": b"1", tmp_path / "no" / "b": b"2"})
    assert raised.value.filename == str(tmp_path / "no" / "b")
    assert [p.name for p in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == b"old"


def test_mode_follows_the_umask(tmp_path: Path) -> None:
    umask = os.umask(0o027)
    try:
        write_whole({tmp_path / "program": b""}, mode=0o777)
    finally:
        os.umask(umask)
    assert stat.S_IMODE((tmp_path / "program").stat().st_mode) == 0o750


def test_links_and_devices_stay(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to("target")
    write_whole({tmp_path / "link": b"1", Path("/dev/null"): b"2"})
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "target").read_bytes() == b"1"
    assert Path("/dev/null").is_char_device()


def test_bytes_of_sources_survive() -> None:
    assert source_bytes("caf\xe9") == b"caf\xe9"
    assert source_bytes("\xe9 \u20ac") == b"\xe9 \xe2\x82\xac"
