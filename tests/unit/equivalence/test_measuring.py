"""`mat2c bench`."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.build.compiler import Toolchain
from mat2c.build.errors import ToolError
from mat2c.equivalence.measuring import Measured, as_csv, launcher, measured, of_matlab, plot, table

FOUND = [
    Measured("mat2c", [0.02, 0.01, 0.03], 2.5, b"x"),
    Measured("Octave", [0.5], 80.0, b"x"),
    Measured("MATLAB", [2.0]),
]


def test_table() -> None:
    lines = table("prog.m", FOUND).splitlines()
    assert lines[1].split() == ["mat2c", "20.0", "ms", "2.5", "MB"]
    assert lines[2].endswith("500.0 ms     80.0 MB   25.0 times mat2c")
    assert lines[3].endswith("2.00 s               100.0 times mat2c")
    assert lines[-1] == "both print the same"
    other = Measured("Octave", [0.5], 80.0, b"y")
    assert table("prog.m", [FOUND[0], other]).endswith("they print different texts\n")


def test_csv() -> None:
    assert as_csv("p", FOUND[1:]) == (
        "program,system,seconds,megabytes\np,Octave,0.500000,80.0\np,MATLAB,2.000000,\n"
    )


def test_times_of_matlab(tmp_path: Path) -> None:
    path = tmp_path / "t.csv"
    path.write_text("program,seconds,megabytes\nprog.m,1.5,900\nother,9,1\nprog,2.5,800\n")
    found = of_matlab(path, "prog")
    assert (found.seconds, found.megabytes) == ([1.5, 2.5], 900.0)
    with pytest.raises(ToolError, match="no row for the program 'none'"):
        of_matlab(path, "none")
    path.write_text("program,time\nprog,1\n")
    with pytest.raises(ToolError, match="needs the columns"):
        of_matlab(path, "prog")


def test_processes_are_measured(tmp_path: Path) -> None:
    command = [sys.executable, "-c", "x = bytearray(60_000_000); print('hi')"]
    launch = launcher(Toolchain.find())
    assert launch is not None
    found = measured("python", command, 2, tmp_path, launch)
    assert len(found.seconds) == 2
    assert found.output.strip() == b"hi"
    assert found.megabytes is not None
    assert found.megabytes > 60
    small = measured("true", ["true"], 1, tmp_path, launch)
    assert small.megabytes is not None
    assert small.megabytes < 10  # not what this process has
    assert measured("true", ["true"], 1, tmp_path, None).megabytes is None


def test_plot(tmp_path: Path) -> None:
    path = tmp_path / "times.png"
    if importlib.util.find_spec("matplotlib") is None:
        with pytest.raises(ToolError, match="needs matplotlib"):
            plot("prog.m", FOUND, path)
    else:
        plot("prog.m", FOUND, path)
        assert path.read_bytes().startswith(b"\x89PNG")


def test_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("prog.m").write_text("disp(3)\n")
    assert cli.execute(["bench", "prog.m", "--runs", "2", "--no-octave", "--csv", "t.csv"]) == 0
    assert "mat2c" in capfd.readouterr().out
    assert len(Path("t.csv").read_text().splitlines()) == 3
