"""Compares all C that two revisions write: what a change that is to change nothing has changed.

    python tools/same_c.py BASE [--every N] [--setting NAME] [PATTERN …]

The programs are those of this tree in bench/suite and tests/e2e whose path holds one of the
patterns, or every N-th. Each is translated by the tree as it is and by revision BASE; the
differences are printed. Exit code 1 where there are some.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr
from io import BytesIO, TextIOWrapper
from multiprocessing import get_context
from pathlib import Path

from mat2c.cli import main as mat2c

ROOT = Path(__file__).resolve().parents[1]
PROCESSES = 2
SETTINGS = {"default": (), "boxed": ("--boxed",), "O0": ("-O0",)}


def programs(patterns: list[str], every: int) -> list[Path]:
    """The programs to translate, relative to the tree."""
    drivers = sorted(ROOT.glob("bench/suite/*/*_driver.m"))
    found = [*drivers, *sorted(ROOT.glob("tests/e2e/*/*.m"))]
    names = [path.relative_to(ROOT) for path in found]
    wanted = [n for n in names if not patterns or any(p in str(n) for p in patterns)]
    return wanted[::every]


def write_c(job: tuple[Path, Path, str]) -> None:
    """Translates one program by the command line of the mat2c that can be imported, which is the
    same for all revisions; errors are written in the place of the C."""
    name, folder, setting = job
    target = folder / name.with_suffix(".c")
    target.parent.mkdir(parents=True, exist_ok=True)
    with redirect_stderr(TextIOWrapper(BytesIO())):
        try:
            mat2c.main([str(ROOT / name), "-o", str(target), *SETTINGS[setting]])
        except SystemExit as end:
            if end.code:
                target.write_text(f"exit code {end.code}\n")


def write_all(folder: Path, names: list[Path], setting: str) -> None:
    with get_context("fork").Pool(PROCESSES) as pool:
        pool.map(write_c, [(name, folder, setting) for name in names], chunksize=4)


@contextmanager
def tree_of(revision: str, folder: Path) -> Iterator[Path]:
    """A revision, checked out beside this tree."""
    tree = folder / "tree"
    git = ["git", "-C", str(ROOT)]
    subprocess.run([*git, "worktree", "add", "--quiet", "--detach", tree, revision], check=True)
    try:
        yield tree
    finally:
        subprocess.run([*git, "worktree", "remove", "--force", tree], check=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("base", help="a revision, or - in the processes that this starts")
    parser.add_argument("patterns", nargs="*")
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--setting", choices=sorted(SETTINGS), default="default")
    parser.add_argument("--into", type=Path, help="only write the C there")
    given = parser.parse_args()
    if given.into is not None:
        write_all(given.into, programs(given.patterns, given.every), given.setting)
        return
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        with tree_of(given.base, folder) as base:
            for name, tree in (("before", base), ("after", ROOT)):
                command = [sys.executable, __file__, *sys.argv[1:], "--into", str(folder / name)]
                subprocess.run(command, env={**os.environ, "PYTHONPATH": str(tree)}, check=True)
        sys.exit(subprocess.run(["diff", "-ru", "before", "after"], cwd=folder).returncode)


if __name__ == "__main__":
    main()
