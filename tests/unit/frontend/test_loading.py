"""Files, the search path, and the cache of the tables."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c.frontend import SearchPath, load
from mat2c.frontend.parse import lalr_tables


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"\xef\xbb\xbfx = 1\n", "x = 1\n"),
        (b"a\r\nb\rc\n", "a\nb\nc\n"),
        (b"'\xe9\xc3\xa9'", "'\xe9\xc3\xa9'"),
        (b"", ""),
    ],
)
def test_load(tmp_path: Path, data: bytes, text: str) -> None:
    file = tmp_path / "x.m"
    file.write_bytes(data)
    assert load(file).text == text


def test_search_path(tmp_path: Path) -> None:
    for name in ("a/private/f.m", "a/f.m", "a/g.m", "b/g.m", "b/h.m", "b/+p/+q/k.m", "b/@C/C.m"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("")
    path = SearchPath([tmp_path / "b"])
    caller = tmp_path / "a" / "main.m"
    assert path.find("f", caller) == tmp_path / "a/private/f.m"
    assert path.find("g", caller) == tmp_path / "a/g.m"
    assert path.find("h", caller) == tmp_path / "b/h.m"
    assert path.find("f") is None
    assert path.find("p.q.k") == tmp_path / "b/+p/+q/k.m"
    assert path.find("C") == tmp_path / "b/@C/C.m"
    assert path.find("g", tmp_path / "a/private/f.m") == tmp_path / "a/g.m"
    path.insert([tmp_path / "b", tmp_path / "a"])
    assert path.find("g", caller) == tmp_path / "b/g.m"  # the path says what comes first
    assert path.folder_of_class("C", caller) == tmp_path / "b/@C/C.m"
    assert path.folder_of_class("g", caller) is None


def test_the_cache_is_written_and_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setattr(lalr_tables, "PACKAGED", tmp_path / "none.json")
    made = lalr_tables.load()
    (file,) = (tmp_path / "mat2c").iterdir()
    assert lalr_tables.load() == made
    file.write_text("{broken")
    assert lalr_tables.load() == made


def test_a_cache_that_can_not_be_written_is_no_error(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr(lalr_tables, "PACKAGED", tmp_path / "none.json")
    assert lalr_tables.load().action


def test_the_front_imports_neither_ply_nor_the_grammar() -> None:
    code = (
        "import sys, mat2c.frontend; print([m for m in sys.modules if 'ply' in m or 'rules' in m])"
    )
    root = Path(__file__).parents[3]
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert done.stdout.strip() == "[]"
