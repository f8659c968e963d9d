"""What a command writes is never what it reads."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c import cli

FILES = {
    "a1.m": "function y = a1(x)\n  y = helper(x);\nend\n",
    "a2.m": "function y = a2(x)\n  y = x;\nend\n",
    "helper.m": "function y = helper(x)\n  y = x;\nend\n",
    "ex.m": "y = a1([1, 2]) + a2(called(3));\n",
    "called.m": "function y = called(x)\n  y = x;\nend\n",
    "prog.m": "disp(helper(3))\n",
}


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in FILES.items():
        (tmp_path / name).write_text(text)
    return tmp_path


LIBRARY = ["a1.m", "a2.m", "--lib", "--example", "ex.m"]


WRITING = [
    [*LIBRARY, "-o"],
    [*LIBRARY, "-o", "lib.c", "-MF"],
    [*LIBRARY, "-o", "lib.c", "--example-main"],
    ["build", *LIBRARY, "-o", "lib.o", "-MF"],
    ["prog.m", "-o"],
    ["prog.m", "-o", "prog.c", "-MF"],
    ["build", "prog.m", "-o"],
    ["build", "prog.m", "-o", "prog", "-MF"],
]


@pytest.mark.parametrize("arguments", WRITING)
def test_no_input_is_overwritten(
    folder: Path, arguments: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    read = ["prog.m", "helper.m"] if "prog.m" in arguments else sorted(FILES.keys() - {"prog.m"})
    for name in read:
        assert cli.execute([*arguments, name]) == 2
        assert f"input file '{name}' is the same as output file" in capfd.readouterr().err
        assert {path.name: path.read_text() for path in folder.iterdir()} == FILES


@pytest.mark.parametrize("name", ["a1.m", "a2.m", "ex.m"])
def test_a_header_is_no_input(folder: Path, name: str) -> None:
    """An input that is called as a header would be."""
    (folder / name).rename(folder / "lib.h")
    (folder / name).symlink_to("lib.h")
    assert cli.execute([*LIBRARY, "-o", "lib.c"]) == 2
    assert (folder / "lib.h").read_text() == FILES[name]


@pytest.mark.parametrize(
    "arguments",
    [
        ["-o", "lib.h"],
        ["-o", "lib.d", "-MMD"],
        ["-o", "lib.c", "-MF", "lib.h"],
        ["-o", "lib.c", "-MF", "./lib.c"],
        ["-o", "lib.c", "--example-main", "lib.c"],
        ["-o", "lib.c", "--example-main", "dep", "-MF", "dep"],
    ],
)
def test_no_file_is_written_twice(
    folder: Path, arguments: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.execute([*LIBRARY, *arguments]) == 2
    assert "would be written twice" in capfd.readouterr().err
    assert {path.name for path in folder.iterdir()} == FILES.keys()
    assert cli.execute([*LIBRARY, "-o", "/dev/null", "--example-main", "/dev/null"]) == 0


def test_a_depfile_names_the_example_and_what_it_calls(folder: Path) -> None:
    assert cli.execute([*LIBRARY, "-o", "lib.c", "-MF", "dep"]) == 0
    rule = (folder / "dep").read_text()
    assert {Path(word).name for word in rule.split()} >= FILES.keys() - {"prog.m"}
    assert cli.execute([*LIBRARY, "--args", "a1: double; a2: double", "-o", "lib.c", "-MMD"]) == 0
    assert " ex.m" in (folder / "lib.d").read_text()
