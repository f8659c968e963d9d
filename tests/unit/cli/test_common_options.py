"""What all commands have in common: options, the configuration file, times, the spinner."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading
from pathlib import Path

import click
import pytest

from mat2c import cli, console
from mat2c.commands import config_file
from mat2c.commands.display import table
from mat2c.support import stages


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    Path("prog.m").write_text("x = 3;\ndisp(x)\nunused = 4;\n")
    return tmp_path


@pytest.mark.parametrize("name", cli.main.commands)
def test_every_help_has_an_example(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute([name, "--help"]) == 0
    text = " ".join(capfd.readouterr().out.split())
    assert "Example" in text
    assert f"mat2c {name}" in text or name == "translate"
    assert all(option in text for option in ("--quiet", "--verbose", "--color", "--timings"))


def test_the_list_of_commands_fits_a_terminal() -> None:
    """What each command is for is said in whole, in 80 columns."""
    shown = [command.get_short_help_str(80 - 16) for command in cli.main.commands.values()]
    assert [text for text in shown if text.endswith("...")] == []


@pytest.mark.parametrize(
    "arguments",
    [
        ["--timings", "prog.m", "-o", "p.c"],
        ["translate", "prog.m", "-o", "p.c", "--timings"],
        ["--color", "never", "--timings", "translate", "prog.m", "-o", "p.c"],
        ["--color=always", "prog.m", "-o", "p.c", "--timings"],
    ],
)
def test_options_before_and_behind(
    folder: Path, arguments: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.execute(arguments) == 0
    rows = [line.split()[0] for line in capfd.readouterr().err.splitlines()]
    assert rows[0] == "stage"
    assert rows[-2:] == ["everything", "in"]


def test_the_next_call_begins_anew(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["--timings", "-q", "prog.m", "-o", "p.c"]) == 0
    capfd.readouterr()
    assert cli.execute(["prog.m", "-o", "p.c"]) == 0
    assert capfd.readouterr().err == ""
    assert stages.clock is None
    assert not console.settings.quiet


def test_quiet_and_verbose(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    Path("warn.m").write_text("x = 1;\nif x = 2\n  disp(x)\nend\n")
    assert cli.execute(["warn.m", "-o", "w.c"]) == 0
    assert "warning" in capfd.readouterr().err
    assert cli.execute(["-q", "warn.m", "-o", "w.c"]) == 0
    assert capfd.readouterr().err == ""
    Path("bad.m").write_text("x = (1;\n")
    assert cli.execute(["bad.m", "-q"]) == 1
    assert "error" in capfd.readouterr().err
    assert cli.execute(["-v", "prog.m", "-o", "p.c"]) == 0
    assert "mat2c: prog.m: " in capfd.readouterr().err


def test_colours(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    Path("bad.m").write_text("x = (1;\n")
    assert cli.execute(["--color", "always", "bad.m"]) == 1
    assert "\033[1;31m" in capfd.readouterr().err
    assert cli.execute(["--color", "never", "bad.m"]) == 1
    assert "\033" not in capfd.readouterr().err


def test_misspelt_commands(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert cli.execute(["reprot", "prog.m"]) == 2
    assert "no command 'reprot'; did you mean 'report'?" in capfd.readouterr().err


# --- times ------------------------------------------------------------------------------------


def test_stages_are_told_apart() -> None:
    done: list[str] = []
    clock = stages.start(lambda: done.append("idle"))
    try:
        with stages.stage("outer"):
            assert clock.current == "outer"
            with stages.stage("inner"):
                assert clock.current == "inner"
            other = threading.Thread(target=lambda: clock.enter("elsewhere"))
            other.start()
            other.join()
            assert clock.current == "outer"
            assert done == []
        assert clock.current == ""
        assert done == ["idle"]
        assert set(clock.seconds) == {"outer", "inner"}
    finally:
        stages.stop()
    with stages.stage("nobody asks"):
        assert stages.clock is None


def test_the_table_adds_up() -> None:
    clock = stages.StageClock()
    clock.seconds = {"short": 0.001, "long": 0.1, "nothing": 0.0}
    rows = table(clock).splitlines()
    assert [row.split()[0] for row in rows] == ["stage", "long", "short", "everything", "in"]


def spinner_seen(**variables: str) -> bytes:
    """What a terminal gets during long work, and after it."""
    text = (
        "import time\n"
        "from mat2c.commands import display\n"
        "from mat2c.support.stages import stage\n"
        "display._PATIENCE = 0.05\n"
        "with display.Display():\n"
        "    with stage('infer'):\n"
        "        time.sleep(1.2)\n"
        "    print('done')\n"
    )
    main, side = pty.openpty()
    environment = os.environ | {"TERM": "xterm"} | variables
    with subprocess.Popen(
        [sys.executable, "-c", text], stdout=side, stderr=side, stdin=side, env=environment
    ) as process:
        os.close(side)
        seen = b""
        while True:
            try:
                part = os.read(main, 4096)
            except OSError:
                break
            if not part:
                break
            seen += part
        process.wait()
    os.close(main)
    return seen


def test_the_spinner_on_a_terminal() -> None:
    """Long work shows its stage, and leaves the line clean for what comes next."""
    seen = spinner_seen()
    assert b"mat2c: infer" in seen
    assert seen.rindex(b"done") > seen.rindex(b"infer")
    assert b"\x1b[2K" in seen[seen.rindex(b"infer") :]  # the line was cleared
    assert b"\x1b[32m" in seen


def test_the_spinner_without_colour() -> None:
    seen = spinner_seen(NO_COLOR="1")
    assert b"mat2c: infer" in seen
    assert b"\x1b[32m" not in seen


# --- the configuration file -------------------------------------------------------------------


def test_options_of_a_file(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    Path("sub").mkdir()
    Path("lib").mkdir()
    Path("lib/helper.m").write_text("function y = helper(x)\n  y = 2 * x;\nend\n")
    Path("sub/f.m").write_text("function y = f(x)\n  y = helper(x);\nend\n")
    Path("mat2c.toml").write_text('I = ["lib"]\nargs = "int8"\n[dump]\nstage = "types"\n')
    os.chdir("sub")
    assert cli.execute(["f.m", "-o", "f.c"]) == 0
    assert "int8_t x" in Path("f.h").read_text()
    assert cli.execute(["dump", "f.m"]) == 0
    assert "func @f(" in capfd.readouterr().out
    assert cli.execute(["f.m", "-o", "f.c", "--args", "double"]) == 0  # the command line counts
    assert "double x" in Path("f.h").read_text()
    assert cli.execute(["--no-config", "dump", "f.m"]) == 2


def test_the_nearest_file_counts(folder: Path) -> None:
    Path("pyproject.toml").write_text("[project]\nname = 'x'\n")
    assert config_file.find(folder) is None or config_file.find(folder) != folder / "pyproject.toml"
    Path("pyproject.toml").write_text("[tool.mat2c]\nO = 0\n")
    assert config_file.find(folder) == folder / "pyproject.toml"
    found = config_file.defaults(folder / "pyproject.toml", cli.main.commands)
    assert found["build"]["opt_level"] == 0
    Path("mat2c.toml").write_text("")
    assert config_file.find(folder) == folder / "mat2c.toml"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("dialekt = 'matlab'", "no option 'dialekt'; did you mean 'dialect'?"),
        ("[biuld]\ncc = 'x'", "no command 'biuld'; did you mean 'build'?"),
        ("[build]\ncs = 'x'", "no option 'cs'"),
        ("args = ", "mat2c.toml: Invalid value"),
    ],
)
def test_mistakes_in_a_file(
    folder: Path, text: str, told: str, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("mat2c.toml").write_text(text)
    assert cli.execute(["prog.m", "-o", "p.c"]) == 2
    assert told in capfd.readouterr().err


def test_values_are_checked_as_on_the_command_line(
    folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    Path("mat2c.toml").write_text("dialect = 'basic'")
    assert cli.execute(["prog.m", "-o", "p.c"]) == 2
    assert "'basic' is not one of" in capfd.readouterr().err


def test_a_command_counts_before_all(folder: Path) -> None:
    Path("mat2c.toml").write_text("cc = 'gcc'\n[build]\ncc = 'clang'\n")
    found = config_file.defaults(Path("mat2c.toml"), cli.main.commands)
    assert (found["build"]["cc"], found["run"]["cc"]) == ("clang", "gcc")
    assert isinstance(cli.main.commands["build"], click.Command)
