"""The commands of the documents do what the pages say: each is run, and what a page shows of their
output is compared. Those of the tree itself, as `make test`, are looked up."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.commands.display import BUILD_NOTICE
from mat2c.equivalence import comparison, outcomes
from mat2c.support import resources
from tests.harness import doc_commands, on_path, pages
from tests.harness.doc_commands import Command, Source

#: Files that pages speak of and don't show.
FILES = {
    "f.m": """function [y, t] = f(x, n)
  y = 2 * x;
  t = 0;
  if nargin > 1, t = n; end
end
""",
    "g.m": "function y = g(n)\n  y = n + 1;\nend\n",
    "live.m": """function s = live(n)
  x = cumsum(1:10);
  a = rand(n, n);
  s = a(1) + x(n);
  a = [];
  b = rand(n, 2 * n);
  s = s + b(2);
end
""",
    "prog.m": "s = 0;\nfor k = 1:10\n  s = s + k;\nend\ndisp(s)\n"
    + 6 * "s = s + 1;\n"
    + "disp(s)\n",
    "smooth.m": "function y = smooth(x, a)\n  y = x;\n  for k = 2:numel(x)\n"
    "    y(k) = a * x(k) + (1 - a) * y(k-1);\n  end\nend\n",
}
#: Python packages that some commands need.
PACKAGES = {"--plot": "matplotlib", "man": "click_man", "lsp": "pygls"}
#: What reads standard input, or gives its process to the program.
OWN_PROCESS = ("lsp", "run")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty home with the files; nobody waits for Octave."""
    for name, value in on_path.environment(tmp_path / "bin").items():
        monkeypatch.setenv(name, value)
    # the runtime library is built once, not for each home
    monkeypatch.setenv("XDG_CACHE_HOME", str(resources.cache_root().parent))
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setattr(comparison, "in_octave", outcomes.compiled)
    monkeypatch.setattr(outcomes, "octave", lambda: str(shutil.which("true")))
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    for name, text in FILES.items():
        Path(name).write_text(text)
    return work


def runs_here(command: Command) -> bool:
    words = command.words()
    packages = [package for word, package in PACKAGES.items() if word in words]
    there = all(importlib.util.find_spec(package) for package in packages)
    return there and not command.is_for_readers() and not command.missing()


def target_of_tree(command: Command) -> tuple[Path, str] | None:
    """The Makefile of the tree, and the target in it, that a command asks for."""
    match = re.match(r"make (?:-C (\S+) )?([\w-]+)", command.line)
    if match is None or (match[1] is None and Path("Makefile").exists()):
        return None
    return pages.ROOT / (match[1] or ".") / "Makefile", match[2]


def printed(command: Command, capfd: pytest.CaptureFixture[str]) -> str:
    """Runs a command, which has to succeed; returns what it prints but for the notice that the
    first use of a compiler with its flags brings."""
    capfd.readouterr()
    if command.is_plain() and command.words()[1] not in OWN_PROCESS:
        assert cli.execute(command.words()[1:]) == 0, command.line
    else:
        done = subprocess.run(command.line, shell=True, stdin=subprocess.DEVNULL)
        assert done.returncode == 0, f"{command.line}\n{capfd.readouterr().err}"
    told = capfd.readouterr()
    return told.err.replace(f"{BUILD_NOTICE}\n", "") + told.out


def follow(page: str, capfd: pytest.CaptureFixture[str], other_machines: bool) -> None:
    """Does what a page says, step by step, here or for other machines."""
    for step in doc_commands.steps(page):
        if isinstance(step, Source):
            Path(step.name).write_text(step.text)
            continue
        if step.line.startswith("cd "):
            if Path(step.words()[1]).is_dir():
                os.chdir(step.words()[1])
            continue
        tree = target_of_tree(step)
        if tree is not None:
            assert re.search(rf"^{tree[1]}:", tree[0].read_text(), re.MULTILINE), step.line
        elif runs_here(step) and step.is_for_another_machine() == other_machines:
            output = printed(step, capfd)
            assert step.shown is None or output == step.shown, step.line


@pytest.mark.parametrize("page", [name for name in pages.NAMES if doc_commands.commands(name)])
def test_commands_of_a_page_run(page: str, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    follow(page, capfd, other_machines=False)


@pytest.mark.long
@pytest.mark.parametrize("page", ["docs/embedded.md", "docs/runtime.md"])
def test_commands_for_other_machines_run(
    page: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    follow(page, capfd, other_machines=True)


def test_other_machines_are_in_few_pages() -> None:
    every = {name: doc_commands.commands(name) for name in pages.NAMES}
    found = [name for name, c in every.items() if any(map(Command.is_for_another_machine, c))]
    assert found == ["docs/embedded.md", "docs/runtime.md"]


@pytest.mark.parametrize("page", ["docs/for-c.md", "docs/how.md", "docs/index.md"])
def test_the_c_of_a_page_is_what_its_commands_write(
    page: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    follow(page, capfd, other_machines=False)
    written = [path.read_text() for pattern in ("*.c", "*.h") for path in folder.glob(pattern)]
    shown = [text for language, text in pages.blocks(page) if language == "c"]
    assert shown
    assert [text for text in shown if not any(text in file for file in written)] == []


def test_commands_are_found() -> None:
    found = {page: len(doc_commands.commands(page)) for page in pages.NAMES}
    assert found["README.md"] > 20
    assert found["docs/explain.md"] > 2
    assert sum(found.values()) > 60


def test_the_first_words_of_commands() -> None:
    line = "cc 'a;b' main.c $(mat2c config --libs) && ./main | sort # mex"
    assert Command(line).tools() == {"cc", "sort"}
    assert not Command(line).is_plain()
    assert Command("OMP_NUM_THREADS=4 ./prog").tools() == set()
    assert Command("mat2c f.m --args '{zeros(1,3)}'").is_plain()
    assert Command("mex -output f f.c").is_for_readers()
    assert Command("mat2c build f.m --cc no-such-cc").missing() == ["no-such-cc"]
