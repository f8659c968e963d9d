"""A wheel built from the tree and installed in an empty environment works, from elsewhere."""

from __future__ import annotations

import subprocess
import sys
import venv
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]
PROGRAM = "for k = 1:3\n  printf('%d\\n', k * k);\nend\n"


def call(*command: str | Path, cwd: Path) -> str:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True)
    assert done.returncode == 0, f"{command}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The scripts folder of an environment that holds the wheel and what it requires."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    call(*pip, "wheel", "--no-deps", "--no-build-isolation", "-w", folder, ROOT, cwd=folder)
    (wheel,) = folder.glob("mat2c-*.whl")
    venv.create(folder / "env", with_pip=False)
    python = folder / "env" / "bin" / "python"
    call(*pip, "--python", python, "install", wheel, cwd=folder)
    return python.parent


def test_installed_wheel_runs_a_program(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "squares.m").write_text(PROGRAM)
    assert call(installed / "mat2c", "run", "squares.m", cwd=tmp_path) == "1\n4\n9\n"
    call(installed / "mat2c", "build", "squares.m", "-o", "squares", cwd=tmp_path)
    assert call(tmp_path / "squares", cwd=tmp_path) == "1\n4\n9\n"


def test_installed_wheel_is_the_one_in_use(installed: Path, tmp_path: Path) -> None:
    shown = call(installed / "mat2c", "config", "--runtime", cwd=tmp_path).strip()
    assert Path(shown).is_relative_to(installed.parent)
    assert (Path(shown) / "include" / "m2c" / "value.h").exists()


def test_installed_wheel_makes_functions_for_others(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "twice.m").write_text("function y = twice(x)\n  y = 2 * x;\nend\n")
    program = "import mat2c; f = mat2c.load('twice.m', args='double'); print(f(4), f(x=1.5))"
    assert call(installed / "python", "-c", program, cwd=tmp_path) == "8.0 3.0\n"
    call(installed / "mat2c", "twice.m", "--mex", "-o", "twice_mex.c", cwd=tmp_path)
    assert "void mexFunction(" in (tmp_path / "twice_mex.c").read_text()


def test_types_of_the_installed_package(installed: Path, tmp_path: Path) -> None:
    (tmp_path / "user.py").write_text(
        "import mat2c\n\nf = mat2c.load('f.m', args='double')\nreveal_type(f)\ny: float = f(1.0)\n"
        "try:\n    f()\nexcept mat2c.RunError as error:\n    print(error.identifier.upper())\n"
    )
    python = str(installed / "python")
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", python]
    shown = call(*mypy, "user.py", cwd=tmp_path)
    assert 'Revealed type is "mat2c.build.ffi.Function"' in shown
    assert "Success" in shown
