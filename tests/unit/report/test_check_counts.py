"""`--count-checks` and `--check-removed`, from program to output."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """\
function prog()
a = rand(1, 20) + 1;
s = total(a, 15) + total(a, 10 + round(a(1) / 9));
disp(s > 0);
end
function s = total(a, n)
s = 0;
for k = 1:n
  s = s + a(k);
end
end
"""


def run(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    path = folder / "prog.m"
    path.write_text(PROGRAM)
    command = [sys.executable, "-m", "mat2c", "run", *options, str(path)]
    return subprocess.run(command, capture_output=True, text=True, timeout=300)


@pytest.fixture
def counted(tmp_path: Path) -> dict[tuple[str, str, str], int]:
    """How often checks are executed, by kind, means and place."""
    done = run(tmp_path, "--count-checks")
    assert done.returncode == 0
    assert done.stdout == "1\n"
    rows = [line.split("\t") for line in done.stderr.splitlines()]
    assert all(len(row) == 6 and row[0] == "checks" for row in rows)
    found: dict[tuple[str, str, str], int] = {}
    for _, kind, how, place, _, count in rows:
        found[kind, how, place] = found.get((kind, how, place), 0) + int(count)
    return found


def test_reads_in_the_loop(counted: dict[tuple[str, str, str], int]) -> None:
    reads = {
        how: n for (kind, how, at), n in counted.items() if at == "prog.m:9" and "reads" in kind
    }
    assert sum(reads.values()) == 25
    assert "remaining" not in reads


def test_removed_checks_hold(tmp_path: Path) -> None:
    done = run(tmp_path, "--check-removed", "--check-types")
    assert (done.returncode, done.stdout, done.stderr) == (0, "1\n", "")
