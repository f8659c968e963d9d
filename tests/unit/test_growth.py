"""Translation is linear in the size of a program: so many calls of functions for so many lines.

Calls are counted, since their number does not hang on the machine. From one size to twice that, and
from there to four times, the number of calls that are added must double, or little more.
"""

from __future__ import annotations

import cProfile
from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options
from tests.harness import large_control, large_data

SHAPES = {**large_data.SHAPES, **large_control.SHAPES}
SETTINGS = {"default": Options(), "boxed": Options(boxed=True), "O0": Options(opt_level=0)}
MOST = 2**1.15


def calls(path: Path, text: str, options: Options) -> int:
    """The function calls of a translation."""
    path.write_text(text, encoding="ascii")
    profiler = cProfile.Profile()
    profiler.runcall(translate, path, options, Diagnostics())
    return sum(entry.callcount for entry in profiler.getstats())


def growth(path: Path, name: str, options: Options) -> float:
    """The calls added by the second doubling, for each that the first one added.

    One call in a hundred of the smallest translation counts as added by either doubling: a shape
    that is translated in the same calls whatever its size would divide noise by noise.
    """
    shape = SHAPES[name]
    calls(path, shape.make(shape.small), options)  # fills what is kept between translations
    small, middle, large = (
        calls(path, shape.make(shape.small * times), options) for times in (1, 2, 4)
    )
    noise = small / 100
    return (large - middle + noise) / (middle - small + noise)


MEASURED = [name for name, shape in SHAPES.items() if shape.small]


@pytest.mark.parametrize("name", MEASURED)
def test_calls_grow_linearly(name: str, tmp_path: Path) -> None:
    found = growth(tmp_path / "main_of_all.m", name, SETTINGS["default"])
    assert found <= MOST, f"{name}: {found:.2f} times as many"


@pytest.mark.long
@pytest.mark.parametrize("setting", ["boxed", "O0"])
@pytest.mark.parametrize("name", MEASURED)
def test_calls_grow_linearly_otherwise(name: str, setting: str, tmp_path: Path) -> None:
    found = growth(tmp_path / "main_of_all.m", name, SETTINGS[setting])
    assert found <= MOST, f"{name}, {setting}: {found:.2f} times as many"


DEEP = [name for name, shape in SHAPES.items() if not shape.small]


@pytest.mark.parametrize("name", DEEP)
def test_deep_nesting_is_translated_or_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "main_of_all.m"
    for size in (20, 3_000):
        path.write_text(SHAPES[name].make(size), encoding="ascii")
        try:
            assert translate(path, Options(), Diagnostics()).c_text
        except TranslationError as error:
            assert "nested too deeply" in str(error)


def test_thousands_of_branches(tmp_path: Path) -> None:
    """Chains of `elseif` recurse as deeply as they are long."""
    path = tmp_path / "main_of_all.m"
    path.write_text(SHAPES["elseifs"].make(1_500), encoding="ascii")
    assert "join_1488" in translate(path, Options(), Diagnostics()).c_text
