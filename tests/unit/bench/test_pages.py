"""`make bench` and `make bench-functions` write tables and pictures into one page."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

BENCH = Path(__file__).resolve().parents[3] / "bench"


def run(script: str, out: Path, *options: str) -> str:
    command = [sys.executable, str(BENCH / script), *options]
    environment = os.environ | {"BENCH_OUT": str(out)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_one_page_has_all_that_was_measured(tmp_path: Path) -> None:
    run("run.py", tmp_path, "--quick", "--only", "collatz", "--without", "octave")
    told = run("functions.py", tmp_path, "--only", "sum", "--sizes", "10", "--least", "0.001")
    page = (tmp_path / "index.html").read_text()
    assert page.index("Functions of the library") < page.index("Programs: the suite")
    assert "peak memory, KB" in page
    drawn = {"suite_seconds.png", "suite_kilobytes.png", "functions_ratio.png"}
    there = {path.name for path in tmp_path.glob("*.png")}
    assert there == (drawn if importlib.util.find_spec("matplotlib") else set())
    assert all(name in page for name in there)
    rows = json.loads((tmp_path / "functions.json").read_text())["charts"][0]["rows"]
    if shutil.which("octave"):
        assert rows["sum"].keys() == {"10", "10s"}
        assert "times as fast as Octave" in told
    else:
        assert rows == {"sum": {}}
