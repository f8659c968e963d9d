"""Disks that are full or can't be written, and what killed builds leave."""

from __future__ import annotations

import errno
import os
import resource
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c import cli, console
from mat2c.build import cache
from mat2c.build.compiler import Toolchain, no_room
from mat2c.build.runtime import runtime_library
from mat2c.commands.display import Display
from mat2c.support import files, resources

QUICK = ("-O1",)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "prog.m"
    path.write_text("disp (1)\n")
    return path


def small_files() -> None:
    """No file may have more than 40 kB, as on a disk that fills up."""
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (40_000, 40_000))


@pytest.mark.parametrize("command", [["build", "prog.m", "-o", "prog"], ["run", "prog.m"]])
def test_files_that_may_not_grow(program: Path, command: list[str]) -> None:
    runtime_library(Toolchain.find(None, QUICK))
    # a cache entry that only this test asks for
    program.write_text(f"disp ({os.getpid()}), disp ('{program}')\n")
    done = subprocess.run(
        [sys.executable, "-m", "mat2c", *command, "--cflags", "-O1"],
        capture_output=True,
        text=True,
        preexec_fn=small_files,
        check=False,
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("mat2c: error: '")
    assert os.strerror(errno.EFBIG) in done.stderr
    assert done.stderr.count("\n") == 1
    assert [p.name for p in program.parent.iterdir()] == ["prog.m"]


def test_a_full_device_is_named(program: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["prog.m", "-o", "/dev/full"]) == console.EXIT_USAGE
    assert capfd.readouterr().err == "mat2c: error: '/dev/full': No space left on device\n"


def test_what_compilers_say_of_the_disk(tmp_path: Path) -> None:
    said = "prog.c:1: fatal error: error writing to /tmp/cc1.s: No space left on device"
    found = no_room([tmp_path], said)
    assert found is not None and (found.errno, found.filename) == (errno.ENOSPC, str(tmp_path))
    assert no_room([tmp_path], "prog.c:1: error: expected ';'") is None
    missing = no_room([tmp_path / "none"], "")
    assert missing is not None and missing.errno == errno.ENOENT


def test_a_cache_that_can_only_be_read_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    usual, own = tmp_path / "usual", tmp_path / "own"
    (usual / "runtime").mkdir(parents=True)
    (usual / "runtime" / "libm2c.a").write_text("there")
    monkeypatch.setattr(resources, "_usual_root", lambda: usual)
    monkeypatch.setattr(resources, "_cache_root", lambda: own)
    monkeypatch.setattr(os, "utime", refused)
    there = cache.entry("runtime", "libm2c.a", lambda path: path.write_text("made"))
    assert (there.parent.parent, there.read_text()) == (usual, "there")
    other = cache.entry("runtime", "other.a", lambda path: path.write_text("made"))
    assert (other.parent.parent, other.read_text()) == (own, "made")


def refused(path: Path) -> None:
    if not path.exists():
        raise FileNotFoundError(path)
    raise OSError(errno.EROFS, os.strerror(errno.EROFS), str(path))


def test_folders_of_killed_processes_are_swept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    script = "import time\nfrom mat2c.support.files import working_folder\n"
    script += "with working_folder() as f:\n"
    script += "  (f / 'x').write_text('x'); print('made', flush=True); time.sleep(60)\n"
    with subprocess.Popen(
        [sys.executable, "-c", script],
        env=os.environ | {"TMPDIR": str(tmp_path)},
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"made\n"
        (left,) = tmp_path.iterdir()
        files.sweep.cache_clear()
        files.sweep()
        assert left.exists()
        process.kill()
    files.sweep.cache_clear()
    with files.working_folder() as folder:
        assert [p for p in tmp_path.iterdir() if p != folder] == []


def test_halves_of_killed_processes_are_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cache, "cache_dir", lambda kind: made(tmp_path / kind))
    with subprocess.Popen(["true"]) as gone:
        gone.wait()
    half = made(tmp_path / "objects") / f".{gone.pid}.1.x.o"
    mine = half.with_name(f".{os.getpid()}.1.x.o")
    for path in (half, mine):
        path.write_text("half")
    cache.prune()
    assert (half.exists(), mine.exists()) == (False, True)


def test_usage_and_clear(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cache, "cache_dir", lambda kind: made(tmp_path / kind))
    cache.entry("programs", "p", lambda path: path.write_bytes(b"12345"))
    assert cache.usage()["programs"] == (1, 5)
    cache.clear()
    assert cache.usage() == dict.fromkeys(cache.KINDS, (0, 0))


def test_the_cache_is_shown(capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["cache", "path"]) == 0
    where = capfd.readouterr().out.strip()
    assert Path(where).is_dir()
    assert cli.execute(["cache", "show"]) == 0
    shown = capfd.readouterr().out.splitlines()
    assert shown[0] == where
    assert [line.split()[0] for line in shown[1:-1]] == list(cache.KINDS)


def test_a_build_is_told_once(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    shown = Display()
    for k in (1, 2, 3):
        shown.tell_build(k, 3)
    assert capfd.readouterr().err.count("\n") == 1
    monkeypatch.setattr(console.settings, "quiet", True)
    Display().tell_build(1, 3)
    assert capfd.readouterr().err == ""


def made(path: Path) -> Path:
    path.mkdir(parents=True, exist_ok=True)
    return path
