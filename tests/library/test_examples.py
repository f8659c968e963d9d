"""The examples print what they are known to print, by the command that their page gives."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.harness import on_path
from tests.library.targets import EXAMPLE_TOOLS, EXAMPLES, EXAMPLES_RUNNING

PAGE = (EXAMPLES / "README.md").read_text(encoding="utf-8")
WRITES = {"report": "build/orbit.html"}


@pytest.mark.parametrize("name", EXAMPLES_RUNNING)
def test_an_example_runs(name: str, tmp_path: Path) -> None:
    folder = tmp_path / "examples"
    shutil.copytree(EXAMPLES, folder)
    done = subprocess.run(
        ["make", "-C", f"examples/{name}", "run"],
        cwd=tmp_path,
        env=on_path.environment(tmp_path / "bin"),
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    printed = [line for line in done.stdout.splitlines() if not line.startswith("make")]
    expected = (EXAMPLES / name / "expected.txt").read_text(encoding="utf-8").splitlines()
    assert printed[-len(expected) :] == expected
    if name in WRITES:
        assert (folder / name / WRITES[name]).stat().st_size > 10_000


def test_the_page_has_every_example() -> None:
    folders = {path.parent.name for path in EXAMPLES.glob("*/Makefile")}
    assert set(re.findall(r"`make -C examples/(\w+) run`", PAGE)) == folders
    assert set(EXAMPLE_TOOLS) == folders
