"""Which folders the calls of addpath in a file name."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.frontend import parse_source
from mat2c.resolve.path_folders import added_folders
from mat2c.support.diagnostics import Diagnostics, Source


@pytest.fixture
def home(tmp_path: Path) -> Path:
    for name in ("lib/deep", "lib/private", "lib/+pkg", "tools"):
        (tmp_path / name).mkdir(parents=True)
    return tmp_path


def names(home: Path, text: str) -> list[str]:
    source = Source(str(home / "prog.m"), text)
    folders = added_folders(parse_source(source, Diagnostics()), source, home)
    return [str(folder.relative_to(home)) for folder in folders]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("x = 1;", []),
        ("addpath('lib')", ["lib"]),
        ("addpath lib tools", ["lib", "tools"]),
        ("addpath('lib'); addpath('tools')", ["tools", "lib"]),
        ("addpath('nowhere')", []),
        ("addpath(genpath('lib'))", ["lib", "lib/deep"]),
        ("addpath(genpath([pwd '/lib']), '-end')", ["lib", "lib/deep"]),
        ("p = fileparts(mfilename('fullpath')); addpath(fullfile(p, 'tools'))", ["tools"]),
        ("[p, n] = fileparts(mfilename('fullpath')); addpath([p filesep 'lib'])", ["lib"]),
        ("cd tools", ["tools"]),
        ("here = cd; cd(here)", ["."]),
        ("cd(where)", []),
        ("addpath(d{1})", [".", "lib", "lib/deep", "tools"]),
        ("p = [p 'x']; p = p; addpath(p)", [".", "lib", "lib/deep", "tools"]),
    ],
)
def test_folders(home: Path, text: str, expected: list[str]) -> None:
    assert names(home, text) == expected
