"""The commands of the pages about commands do what the pages say: each is run, and what is printed
behind `$ mat2c …` is compared."""

from __future__ import annotations

import importlib.util
import os
import re
import shlex
import shutil
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.equivalence import comparison, outcomes

DOCS = Path(__file__).parents[3] / "docs"
PAGES = ("commands.md", "equivalence.md", "explain.md", "report.md")
_COMMANDS = ("mat2c ", "cd ", "make ")
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)

FUNCTION = """function [y, t] = f(x, n)
  y = 2 * x;
  t = n;
end
"""
LIVE = """function s = live(n)
  x = cumsum(1:10);
  a = rand(n, n);
  s = a(1) + x(n);
  a = [];
  b = rand(n, 2 * n);
  s = s + b(2);
end
"""
PROGRAM = """s = 0;
for k = 1:10
  s = s + k;
end
disp(s)
"""


def blocks(page: str) -> list[tuple[str, str]]:
    """The language and the text of each block of code."""
    return [(m[1], m[2]) for m in _BLOCK.finditer((DOCS / page).read_text())]


def commands(page: str) -> list[str]:
    """The command lines of a page, of blocks that have nothing else."""
    texts = [text.splitlines() for language, text in blocks(page) if not language]
    told = [lines for lines in texts if all(line.startswith(_COMMANDS) for line in lines)]
    return [line for lines in told for line in lines if not line.startswith("make ")]


def shown(page: str) -> list[tuple[str, str]]:
    """The commands whose output is shown, with it."""
    texts = [text for language, text in blocks(page) if not language and text.startswith("$ mat2c")]
    return [(head.removeprefix("$ "), rest) for head, _, rest in (t.partition("\n") for t in texts)]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(comparison, "in_octave", outcomes.compiled)
    monkeypatch.setattr(outcomes, "octave", lambda: str(shutil.which("true")))
    Path("f.m").write_text(FUNCTION)
    Path("prog.m").write_text(PROGRAM)
    return tmp_path


def words_of(line: str) -> list[str]:
    """The arguments of a command, without what needs a package that isn't there."""
    words = shlex.split(line, comments=True)[1:]
    if "--plot" in words and importlib.util.find_spec("matplotlib") is None:
        at = words.index("--plot")
        words = words[:at] + words[at + 2 :]
    return words


@pytest.mark.parametrize("page", PAGES)
def test_commands_of_a_page_run(page: str, folder: Path) -> None:
    for line in commands(page):
        if line.startswith("cd "):
            os.chdir(line.removeprefix("cd "))
            continue
        words = words_of(line)
        if words[0] == "man" and importlib.util.find_spec("click_man") is None:
            continue
        assert cli.execute(words) == 0, line
        os.chdir(folder)


def test_what_is_shown_is_printed(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (program,) = (text for language, text in blocks("explain.md") if language == "matlab")
    Path("prog.m").write_text(program)
    Path("live.m").write_text(LIVE)
    found = shown("explain.md")
    assert len(found) == 3
    for line, output in found:
        assert cli.execute(words_of(line)) == 0
        assert capfd.readouterr().out == output


def test_there_are_commands() -> None:
    assert all(len(commands(page)) + len(shown(page)) > 1 for page in PAGES)
