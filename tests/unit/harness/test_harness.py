"""The harness itself: a test that can't fail proves nothing."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.harness import golden, outcome
from tests.harness.outcome import Outcome, error_text
from tests.harness.programs import Program, collect


def python(code: str, cwd: Path, timeout: float = 20) -> Outcome:
    return outcome.run([sys.executable, "-c", code], cwd, None, timeout)


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    path = tmp_path / "area" / "prog.m"
    path.parent.mkdir()
    path.write_text("x = 1\n")
    made = Program("area/prog", path, path.parent)
    monkeypatch.setattr(golden, "collect", lambda only: [made])
    return made


@pytest.mark.parametrize(
    ("stderr", "error"),
    [
        ("", ""),
        ("warning: w\n", ""),
        ("warning: w\nerror: e\n", "error: e"),
        ("error: e\nerror: called from\n    f at line 1 column 2\n", "error: e"),
        ("error: two\nlines\n", "error: two\nlines"),
    ],
)
def test_error_text(stderr: str, error: str) -> None:
    assert error_text(stderr) == error


def test_run_sees_output_error_and_code(tmp_path: Path) -> None:
    code = "import sys; print('out'); print('error: bad', file=sys.stderr); sys.exit(1)"
    assert python(code, tmp_path) == Outcome(b"out\n", "error: bad", 1, "(none)")
    assert python("import sys; sys.exit(3)", tmp_path) == Outcome(b"", "", 3)


def test_a_crash_tells_what_stderr_said(tmp_path: Path) -> None:
    result = python("1 / 0", tmp_path)
    assert result.code == 1
    assert "ZeroDivisionError" in result.error


def test_a_program_that_does_not_end(tmp_path: Path) -> None:
    result = python("import time; time.sleep(60)", tmp_path, timeout=0.5)
    assert result.code == 124


def test_differences_are_seen() -> None:
    expected = Outcome(b"a\nb\n", "error: e", 1)
    assert expected.differences(expected, "me") == ""
    assert "-b\n+c" in Outcome(b"a\nc\n", "error: e", 1).differences(expected, "me")
    assert "-error: e\n+error: f" in Outcome(b"a\nb\n", "error: f", 1).differences(expected, "me")
    assert Outcome(b"a\nb\n", "error: e", 2).differences(expected, "me") == (
        "exit code 2, expected 1"
    )
    assert Outcome(b"a\nb", "error: e", 1).differences(expected, "me") != ""


@pytest.mark.parametrize(
    "result",
    [Outcome(b"1\xff\n", "", 0), Outcome(b"", "error: e", 1), Outcome(b"x", "", 3)],
    ids=str,
)
def test_goldens_come_back(program: Program, result: Outcome) -> None:
    golden.write(program, result, program.fingerprint())
    assert golden.complaint(program) == ""
    assert golden.read(program) == result


def test_a_missing_golden_is_a_failure(program: Program) -> None:
    assert "has no golden; record it with: make goldens" in golden.complaint(program)


def test_a_stale_golden_is_a_failure(program: Program) -> None:
    golden.write(program, Outcome(b"", "", 0), program.fingerprint())
    program.path.write_text("x = 2\n")
    assert "has changed since" in golden.complaint(program)


def test_recording_again_forgets_the_error(program: Program) -> None:
    golden.write(program, Outcome(b"", "error: e", 1), "")
    golden.write(program, Outcome(b"", "", 0), "")
    assert not program.beside(".err").exists()


def test_programs_are_found() -> None:
    names = [program.name for program in collect()]
    assert len(names) == len(set(names)) > 0
    assert [p.name for p in collect("suite/crni")] == ["suite/crni"]
    assert all(p.name.startswith("suite/") for p in collect("suite"))
