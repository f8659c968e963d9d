"""mat2c without what only POSIX has: all modules can be imported, programs are translated."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c.support import processes

# What others have imported stays theirs; only then, mat2c's modules are imported.
BLOCKED = """
import asyncio, cffi, ctypes, filelock, importlib, numpy, os, pkgutil, pygls.lsp.server
import platformdirs, subprocess, sys, tempfile
import setuptools.command.build_ext
from cffi import recompiler
from concurrent.futures import ThreadPoolExecutor

POSIX = "fcntl grp pwd resource termios tty pty syslog readline posixpath_ crypt spwd nis".split()
for name in POSIX:
    sys.modules[name] = None
for name in "getuid geteuid getgid fork execv kill getpgid setsid register_at_fork".split():
    if hasattr(os, name):
        delattr(os, name)
import mat2c
for found in pkgutil.walk_packages(mat2c.__path__, "mat2c."):
    if found.name != "mat2c.__main__":
        importlib.import_module(found.name)
"""
WORK = """
from mat2c.cli import execute
print(execute(["prog.m", "-o", "prog.c"]), execute(["dump", "--stage", "types", "prog.m"]) )
from mat2c.support.files import working_folder
with working_folder() as folder:
    print(folder.name.startswith("mat2c-"))
from mat2c.build import cache
with cache.locked(folder):
    pass
"""


def test_all_modules_without_those_of_posix(tmp_path: Path) -> None:
    (tmp_path / "prog.m").write_text("x = 1:3;\ndisp(sum(x));\n")
    words = [sys.executable, "-c", BLOCKED + WORK]
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[2])}
    done = subprocess.run(words, cwd=tmp_path, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-2:] == ["0 0", "True"]
    assert (tmp_path / "prog.c").is_file()


def test_who_runs() -> None:
    assert processes.runs(os.getpid())
    child = subprocess.Popen([sys.executable, "-c", "pass"])
    child.wait()
    assert not processes.runs(child.pid)


def test_users_without_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "getuid")
    monkeypatch.setattr("getpass.getuser", lambda: "jo smith-jones")
    processes.owner.cache_clear()
    try:
        assert processes.owner() == "jo_smith_jones"
        assert processes.is_ours(tmp_path)
    finally:
        processes.owner.cache_clear()
