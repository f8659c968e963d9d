"""The cache: entries are made once, whole or not at all."""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

import pytest

from mat2c.build import cache
from mat2c.support.resources import cache_dir


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(cache, "cache_dir", lambda part: made(tmp_path / part))
    return tmp_path


def made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path


def test_an_entry_is_made_once(folder: Path) -> None:
    calls = []

    def make(path: Path) -> None:
        calls.append(path)
        path.write_text("done")

    assert cache.entry("kind", "name.txt", make).read_text() == "done"
    assert cache.entry("kind", "name.txt", make) == folder / "kind" / "name.txt"
    assert len(calls) == 1
    assert calls[0].suffix == ".txt"


def test_threads_wait_for_the_one_that_makes_it() -> None:
    calls = []

    def make(path: Path) -> None:
        calls.append(path)
        time.sleep(0.05)
        path.write_text("done")

    def ask() -> None:
        assert cache.entry("kind", "name", make).read_text() == "done"

    threads = [threading.Thread(target=ask) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(calls) == 1


def test_a_failure_leaves_nothing(folder: Path) -> None:
    def make(path: Path) -> None:
        path.write_text("half")
        raise ValueError

    with pytest.raises(ValueError):
        cache.entry("kind", "name", make)
    assert list((folder / "kind").iterdir()) == []


def test_keys_tell_parts_apart() -> None:
    assert cache.key("ab", "c") != cache.key("a", "bc")
    assert cache.key("ab", "c") == cache.key(b"ab", "c")


def test_prune_removes_what_is_old(folder: Path) -> None:
    for name in ("old", "new"):
        cache.entry("programs", name, lambda path: path.touch())
    os.utime(folder / "programs" / "old", (0, 0))
    cache.prune()
    assert [path.name for path in (folder / "programs").iterdir()] == ["new"]


def write_eight_bytes(path: Path) -> None:
    path.write_bytes(b"12345678")


def test_prune_keeps_to_a_size(folder: Path) -> None:
    now = time.time()
    for age in range(5):
        path = cache.entry("programs", str(age), write_eight_bytes)
        os.utime(path, (now - age, now - age))
    cache.prune(limit=25)
    assert sorted(path.name for path in (folder / "programs").iterdir()) == ["0", "1", "2"]


def test_the_folder_can_be_written() -> None:
    assert os.access(cache_dir("locks"), os.W_OK)
