"""MATLAB functions where Python looks for modules: imports, cells of IPython, packages, stubs."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import mat2c
from mat2c import ipython
from mat2c.cli import main

ROOT = Path(__file__).parents[2]
SMOOTH = """\
function y = smooth(x, a)
% SMOOTH  Smooths.
  y = x;
  for k = 2:numel(x), y(k) = a * x(k) + (1 - a) * y(k-1); end
end
"""


def test_import(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import mat2c.importer  # noqa: F401

    (tmp_path / "smooth_m.m").write_text(SMOOTH.replace("smooth", "smooth_m"))
    package = tmp_path / "signals_m"
    package.mkdir()
    (package / "__init__.py").write_text("")
    (package / "inner_m.m").write_text(SMOOTH.replace("smooth", "inner_m"))
    monkeypatch.syspath_prepend(tmp_path)
    module = importlib.import_module("smooth_m")
    assert module.smooth_m(5.0, 0.5) == 5.0
    assert module.__doc__ == "SMOOTH  Smooths."
    assert module.__file__ == str(tmp_path / "smooth_m.m")
    assert importlib.import_module("signals_m.inner_m").inner_m(2.0, 1.0) == 2.0
    with pytest.raises(ModuleNotFoundError):
        importlib.import_module("nothing_m")


class Shell:
    """What the magic needs of IPython."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}
        self.magics: dict[str, object] = {}

    def push(self, names: dict[str, object]) -> None:
        self.names |= names

    def register_magic_function(self, function: object, kind: str) -> None:
        self.magics[f"{kind} {getattr(function, '__name__')}"] = function  # noqa: B009


def test_a_cell_defines_its_first_function() -> None:
    shell = Shell()
    ipython.load_ipython_extension(shell)
    magic = shell.magics["cell mat2c"]
    cell = "% a comment: function no(x)\nfunction y = twice(x)\n  y = two() * x;\nend\n"
    cell += "function y = two()\n  y = 2;\nend\n"
    assert callable(magic)
    magic("--args double", cell)
    twice = shell.names["twice"]
    assert callable(twice) and twice(4.0) == 8.0
    with pytest.raises(ValueError, match="a cell is a function"):
        magic("", "x = 1;")
    with pytest.raises(ValueError, match="unrecognized arguments: --ars"):
        magic("--ars double", cell)


def test_mistakes_in_cells_are_shown_without_calls_of_python() -> None:
    shell = Shell()
    ipython.load_ipython_extension(shell)
    magic = shell.magics["cell mat2c"]
    assert callable(magic)
    for line, cell, shown in (
        ("", "x = 1;", "UsageError: %%mat2c: a cell is a function"),
        ("", "function y = f(x)\n  y = x + ;\nend\n", "unexpected sign ';'"),
        ("--args float", "function y = f(x)\n  y = x;\nend\n", "unknown class: 'float'"),
    ):
        with pytest.raises((ValueError, mat2c.TranslationError)) as caught:
            magic(line, cell)
        rendered: Any = caught.value
        assert shown in rendered._render_traceback_()[0]


SETUP = """\
from setuptools import setup
from mat2c.build_ext import MatlabExtension, build_ext

files, flags = ["src/smooth.m", "src/half.m"], ["-O1"]
types = "smooth: double(1,:), double; half: double"
extension = MatlabExtension("pkg.filters", files, args=types, cflags=flags)
setup(name="pkg", packages=["pkg"], ext_modules=[extension], cmdclass={"build_ext": build_ext})
"""


def test_a_package_ships_functions_compiled(tmp_path: Path) -> None:
    for folder in ("pkg", "src", "there"):
        (tmp_path / folder).mkdir()
    (tmp_path / "pkg" / "__init__.py").write_text("")
    (tmp_path / "src" / "smooth.m").write_text(SMOOTH)
    (tmp_path / "src" / "half.m").write_text("function y = half(x)\n  y = x / 2;\nend\n")
    (tmp_path / "setup.py").write_text(SETUP)
    pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    subprocess.run(
        [*pip, "install", "--no-deps", "--no-build-isolation", "--target", "there", "."],
        cwd=tmp_path,
        env=environment,
        check=True,
    )
    program = "from pkg.filters import half, smooth; print(half(5), smooth(a=1, x=3), smooth)"
    environment |= {"PYTHONPATH": f"{tmp_path}/there:{ROOT}", "PATH": ""}  # no compiler
    done = subprocess.run(
        [sys.executable, "-c", program], cwd="/", env=environment, capture_output=True, text=True
    )
    assert done.stderr == ""
    assert done.stdout == "2.5 3.0 <compiled MATLAB function y = smooth(x, a)>\n"
    assert (tmp_path / "there" / "pkg" / "filters.py").is_file()


def test_in_place_builds(tmp_path: Path) -> None:
    (tmp_path / "pkg").mkdir()
    (tmp_path / "pkg" / "__init__.py").write_text("")
    (tmp_path / "half.m").write_text("function y = half(x)\n  y = x / 2;\nend\n")
    setup = SETUP.replace('"src/smooth.m", "src/half.m"', '"half.m"').split("types =")[0]
    setup += 'extension = MatlabExtension("pkg.halves", files, args="double", cflags=flags)\n'
    (tmp_path / "setup.py").write_text(setup + SETUP.splitlines()[-1])
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for words in (["setup.py", "-q", "build_ext", "--inplace"], ["-c", "import pkg.halves as h"]):
        subprocess.run([sys.executable, *words], cwd=tmp_path, env=environment, check=True)


def test_stubs(tmp_path: Path) -> None:
    (tmp_path / "smooth.m").write_text(SMOOTH)
    (tmp_path / "parts.m").write_text(
        "function [n, t] = parts(c, s, h)\n  n = numel(c) + s.x + h(1); t = {n};\nend\n"
    )
    (tmp_path / "rest.m").write_text("function y = rest(x, varargin)\n  y = x;\nend\n")
    files = [str(tmp_path / f"{name}.m") for name in ("smooth", "parts", "rest")]
    args = "smooth: double(1,:), double; parts: cell, struct(x: double), function_handle"
    stubs = tmp_path / "smooth.pyi"
    made = CliRunner().invoke(main, ["stubs", *files, "--args", args, "-o", str(stubs)])
    assert made.exit_code == 0, made.output
    text = stubs.read_text()
    assert "def smooth(x: npt.NDArray[np.float64], a: float, *, nargout" in text
    assert "c: Any, s: dict[str, Any], h: Any" in text
    assert "def rest(x: Any, *varargin: Any, nargout: int | None" in text
    (tmp_path / "user.py").write_text(
        "import numpy as np\nfrom smooth import parts, smooth\nx = np.ones(3)\n"
        "reveal_type(parts([], {}, len, nargout=2))\nsmooth(x, 'a')\n"
    )
    words = [sys.executable, "-m", "mypy", "--strict", "user.py"]
    said = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True).stdout
    assert said.count("error:") == 1 and 'has incompatible type "str"; expected "float"' in said
    assert 'Revealed type is "tuple[' in said
