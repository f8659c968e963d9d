"""The command line: options, exit codes and messages, with a stand-in for the compiler."""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
from pathlib import Path

import pytest

from mat2c import cli
from mat2c.driver import dumps, session
from mat2c.driver.session import Translation
from mat2c.support.diagnostics import Diagnostics, InternalError, Source, Span, TranslationError
from mat2c.support.options import Options

HELLO = '#include <stdio.h>\nint main(int n, char **v) { printf("hi %d %s\\n", n, v[n - 1]); %s }\n'


class Compiler:
    """Stands in for the driver: gives what a test wants, and notes what it was asked."""

    def __init__(self) -> None:
        self.options: Options | None = None
        self.c_text = HELLO.replace("%s }", "return 3; }")
        self.header_text = ""
        self.error: Exception | None = None
        self.warning = ""
        self.dependencies: list[Path] = []

    def translate(self, path: Path, options: Options, diagnostics: Diagnostics) -> Translation:
        self.options = options
        if self.warning:
            diagnostics.warning(self.warning, place(path), "some-code")
        if self.error:
            raise self.error
        return Translation(path.stem, self.c_text, self.header_text, self.dependencies)

    def dump(
        self, path: Path, stage: str, options: Options, diagnostics: Diagnostics, form: str
    ) -> str:
        return f"{stage} of {path.name}"


def place(path: Path) -> Span:
    return Span(Source(str(path), "x = 1\ny = foo(x)\n"), 10, 13)


@pytest.fixture
def compiler(monkeypatch: pytest.MonkeyPatch) -> Compiler:
    fake = Compiler()
    monkeypatch.setattr(session, "translate", fake.translate)
    monkeypatch.setattr(dumps, "dump", fake.dump)
    return fake


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "prog.m").write_text("x = 1\n")
    return tmp_path


Captured = pytest.CaptureFixture[str]


def test_translate_is_the_default_command(compiler: Compiler, folder: Path) -> None:
    assert cli.execute(["prog.m", "-o", "out.c"]) == 0
    assert (folder / "out.c").read_text() == compiler.c_text
    assert sorted(p.name for p in folder.iterdir()) == ["out.c", "prog.m"]


def test_options_may_come_first(compiler: Compiler, folder: Path) -> None:
    assert cli.execute(["-O1", "--no-gctd", "-I", ".", "prog.m"]) == 0
    assert (folder / "prog.c").exists()
    expected = Options(opt_level=1, gctd=False, search_path=(Path(),))
    assert compiler.options == expected


def test_dash_writes_to_stdout(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    assert cli.execute(["prog.m", "-o", "-"]) == 0
    sys.stdout.flush()
    assert capfd.readouterr().out == compiler.c_text


def test_all_translation_options_arrive(compiler: Compiler, folder: Path) -> None:
    given = ["--args", "double(:,:)", "--lib", "--boxed", "--stack-limit", "12", "--verify"]
    assert cli.execute(["translate", "prog.m", "--explain-boxed", *given]) == 0
    assert compiler.options == Options(
        args="double(:,:)", main=False, boxed=True, stack_limit=12, verify=True, explain_boxed=True
    )


def test_a_library_gets_its_header(compiler: Compiler, folder: Path) -> None:
    compiler.header_text = "int f(void);\n"
    assert cli.execute(["prog.m", "-o", "lib.c"]) == 0
    assert (folder / "lib.h").read_text() == "int f(void);\n"


def test_depfile(compiler: Compiler, folder: Path) -> None:
    compiler.dependencies = [Path("prog.m"), Path("a b.m"), Path("$c#.m")]
    assert cli.execute(["prog.m", "-o", "out.c", "-MMD"]) == 0
    assert (folder / "out.d").read_text() == (
        "out.c: prog.m \\\n  a\\ b.m \\\n  $$c\\#.m\n\na\\ b.m:\n\n$$c\\#.m:\n"
    )
    assert cli.execute(["prog.m", "-o", "out.c", "-MF", "dep"]) == 0
    assert (folder / "dep").read_text() == (folder / "out.d").read_text()


def test_errors_in_the_program(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    found = Diagnostics()
    found.error("'foo' undefined", place(Path("prog.m")), "undefined")
    compiler.error = TranslationError(found)
    (folder / "out.c").write_text("old")
    assert cli.execute(["prog.m", "-o", "out.c"]) == 1
    assert capfd.readouterr().err == (
        "prog.m:2:5: error: 'foo' undefined [undefined]\n    y = foo(x)\n        ^^^\n"
    )
    assert (folder / "out.c").read_text() == "old"


def test_warnings_are_shown(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    compiler.warning = "'foo' undefined"
    assert cli.execute(["prog.m"]) == 0
    assert capfd.readouterr().err.startswith("prog.m:2:5: warning: 'foo' undefined [some-code]\n")


@pytest.mark.parametrize(
    ("error", "text"),
    [
        (InternalError("infer", "no rule"), "mat2c: internal error in infer: no rule\n"),
        (KeyError("x"), "mat2c: internal error in an unknown pass: KeyError: 'x'\n"),
        (
            RecursionError("deep"),
            "mat2c: internal error in an unknown pass: RecursionError: deep\n",
        ),
    ],
)
def test_bugs_are_ours(
    compiler: Compiler, folder: Path, capfd: Captured, error: Exception, text: str
) -> None:
    compiler.error = error
    assert cli.execute(["prog.m"]) == 70
    said = capfd.readouterr().err
    assert said.startswith(text)
    assert "report it" in said
    assert "Traceback" not in said


def test_c_that_does_not_compile_is_our_bug(
    compiler: Compiler, folder: Path, capfd: Captured
) -> None:
    compiler.c_text = "int main(void) { return nothing; }\n"
    assert cli.execute(["build", "prog.m"]) == 70
    assert "prog.c:1:25: error:" in capfd.readouterr().err
    assert [p.name for p in folder.iterdir()] == ["prog.m"]


@pytest.mark.parametrize(
    ("arguments", "text"),
    [
        (["nothing.m"], "can't read 'nothing.m': No such file or directory"),
        (["."], "'.' is a folder, not a program"),
        (["prog.m", "--nonsense"], "No such option '--nonsense'"),
        (["prog.m", "-O9"], "Invalid value for '-O'"),
        (["prog.m", "-I", "nowhere"], "-I: no folder 'nowhere'"),
        (["prog.m", "extra.m"], "can't read 'extra.m'"),
        (["--main", "prog.m", "prog.m"], "a program has one file"),
        (["dump", "prog.m"], "Missing option '--stage'"),
        (["dump", "prog.m", "--stage", "x"], "Invalid value for '--stage'"),
        (["build", "prog.m", "--cc", "no-such-cc"], "C compiler 'no-such-cc' not found"),
        (["prog.m", "-o", "no/such/folder.c"], "'"),
        (["config"], "say one of --cflags"),
    ],
)
def test_usage(
    compiler: Compiler, folder: Path, capfd: Captured, arguments: list[str], text: str
) -> None:
    assert cli.execute(arguments) == 2
    said = capfd.readouterr().err
    assert said.startswith("mat2c: error: ")
    assert text in said
    assert [p.name for p in folder.iterdir()] == ["prog.m"]


def test_unreadable_file(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    (folder / "loop.m").symlink_to("loop.m")
    assert cli.execute(["loop.m"]) == 2
    assert "can't read 'loop.m'" in capfd.readouterr().err


@pytest.mark.parametrize("types", ["dobule", "double(", "double, double, double"])
def test_wrong_types_of_inputs(types: str, tmp_path: Path, capfd: Captured) -> None:
    program = tmp_path / "f.m"
    program.write_text("function y = f(x)\n  y = x;\nend\n")
    assert cli.execute([str(program), "--args", types, "-o", "-"]) == 2
    assert "error: --args: " in capfd.readouterr().err


def test_dump(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    assert cli.execute(["dump", "--stage", "ssa", "prog.m"]) == 0
    sys.stdout.flush()
    assert capfd.readouterr().out == "ssa of prog.m\n"


def test_build(compiler: Compiler, folder: Path) -> None:
    assert cli.execute(["build", "prog.m", "-o", "program"]) == 0
    done = subprocess.run(["./program", "x"], cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (3, "hi 2 x\n")


def test_build_of_a_function_with_inputs(tmp_path: Path) -> None:
    program = tmp_path / "f.m"
    program.write_text("function f(n)\n  disp(nargin)\nend\n")
    executable = tmp_path / "f"
    assert cli.execute(["build", str(program), "-o", str(executable)]) == 0
    done = subprocess.run([executable], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "0\n")


RUN = """
import sys
from pathlib import Path
from mat2c import cli
from mat2c.driver import session
text = Path("prog.c").read_text()
session.translate = lambda path, options, found: session.Translation("prog", text, "", [])
sys.exit(cli.execute(sys.argv[1:]))
"""


def test_run_is_the_program(folder: Path) -> None:
    (folder / "prog.c").write_text(
        '#include <stdio.h>\nint main(int n, char **v) { printf("%s %c\\n", v[n - 1], getchar());'
        " return 7; }\n"
    )
    command = [sys.executable, "-c", RUN, "run", "prog.m", "--", "--flag"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, input="q")
    assert (done.returncode, done.stdout, done.stderr) == (7, "--flag q\n", "")


def test_config(capfd: Captured) -> None:
    assert cli.execute(["config", "--cflags"]) == 0
    assert "-ffp-contract=off" in capfd.readouterr().out
    assert cli.execute(["config", "--runtime"]) == 0
    runtime = Path(capfd.readouterr().out.strip())
    assert (runtime / "include" / "m2c" / "value.h").exists()
    assert cli.execute(["config", "--makefile"]) == 0
    assert "%.c: %.m" in capfd.readouterr().out


def test_version_is_quick() -> None:
    command = [sys.executable, "-c", "from mat2c.cli import entry; entry()", "--version"]
    times = []
    for _ in range(5):
        # Processor time: what else runs here is not to be measured.
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        done = subprocess.run(command, capture_output=True, text=True, check=True)
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        times.append(after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)
        assert done.stdout == "mat2c 0.1.0\n"
    assert min(times) < 0.15


def test_output_to_a_closed_pipe(folder: Path) -> None:
    (folder / "prog.c").write_text("x" * 1_000_000)
    command = [sys.executable, "-c", RUN, "prog.m", "-o", "-"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, cwd=folder, stdout=pipe, stderr=pipe) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_messages_keep_the_bytes_of_file_names_and_sources(
    compiler: Compiler, folder: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    found = Diagnostics()
    source = Source("caf\xe9 \u20ac.m", "y = '\xe9\xff';\n")
    found.error("no", Span(source, 4, 8))
    compiler.error = TranslationError(found)
    assert cli.execute(["prog.m"]) == 1
    expected = "caf\xe9 \u20ac.m:1:5: error: no\n".encode() + b"    y = '\xe9\xff';\n        ^^^^\n"
    assert capfdbinary.readouterr().err == expected


def test_the_suffix_asks_for_a_library(compiler: Compiler, folder: Path) -> None:
    compiler.header_text = "int f(void);\n"
    compiler.c_text = "int f(void);\nint f(void) { return 1; }\n"
    assert cli.execute(["build", "prog.m", "-o", "f.o"]) == 0
    assert compiler.options == Options(main=False, separate=True)
    assert sorted(p.name for p in folder.iterdir()) == ["f.o", "prog.h", "prog.m"]


def test_warnings_that_are_errors(tmp_path: Path, capfd: Captured) -> None:
    program, output = tmp_path / "p.m", tmp_path / "p.c"
    program.write_text("v = 1:5;\nv(7)\n")
    assert cli.execute([str(program), "-o", str(output), "-Werror=out-of-bound"]) == 1
    assert not output.exists()
    assert ":2:1: error: v(7): out of bound 5" in capfd.readouterr().err
    assert cli.execute([str(program), "-o", str(output), "-Wno-out-of-bound"]) == 0
    assert cli.execute([str(program), "-o", str(output), "-Werror", "-w"]) == 0
    assert capfd.readouterr().err == ""
    assert cli.execute([str(program), "-Wno-out-of-bund"]) == 2
    assert "did you mean 'out-of-bound'?" in capfd.readouterr().err


def test_diagnostics_as_json(tmp_path: Path, capfd: Captured) -> None:
    program = tmp_path / "p.m"
    program.write_bytes("disp('ä'), v = foo(1);\n".encode())
    output = str(tmp_path / "p.c")
    assert cli.execute([str(program), "-o", output, "--diagnostics-format", "json"]) == 0
    (found,) = json.loads(capfd.readouterr().err)
    place = {"start_line": 1, "start_column": 16, "end_line": 1, "end_column": 19}
    message = {"severity": "warning", "code": "undefined", "message": "'foo' is undefined"}
    assert found == {**message, "file": str(program), **place}


def test_diagnostics_as_sarif(tmp_path: Path, capfd: Captured) -> None:
    program = tmp_path / "p.m"
    program.write_text("x = (1;\n")
    assert cli.execute([str(program), "--diagnostics-format", "sarif"]) == 1
    log = json.loads(capfd.readouterr().err)
    assert log["version"] == "2.1.0"
    (run,) = log["runs"]
    (result,) = run["results"]
    rule = run["tool"]["driver"]["rules"][result["ruleIndex"]]
    assert rule["id"] == result["ruleId"] == "syntax"
    assert result["level"] == "error"
    place = result["locations"][0]["physicalLocation"]
    assert place["artifactLocation"]["uri"] == program.as_uri()
    assert place["region"] == {"startLine": 1, "startColumn": 7, "endLine": 1, "endColumn": 8}


def test_programs_and_strange_files_are_not_overwritten(
    compiler: Compiler, folder: Path, capfd: Captured
) -> None:
    assert cli.execute(["prog.m", "-o", "prog.m"]) == 2
    assert "is the same as output file" in capfd.readouterr().err
    assert (folder / "prog.m").read_text() == "x = 1\n"
    (folder / "prog.h").write_text("int mine;\n")
    compiler.header_text = "/* made by mat2c */\n"
    assert cli.execute(["prog.m", "-o", "out/../prog.c"]) == 2
    assert cli.execute(["build", "prog.m", "-o", "prog.so"]) == 2
    assert "'prog.h': exists, and mat2c has not made it" in capfd.readouterr().err
    assert (folder / "prog.h").read_text() == "int mine;\n"
    (folder / "prog.c").write_text("int mine;\n")
    assert cli.execute(["prog.m"]) == 2


def test_unchanged_files_keep_their_time(compiler: Compiler, folder: Path) -> None:
    compiler.header_text = "/* made by mat2c */\n"
    arguments = ["prog.m", "-o", "out.c", "-MMD"]
    assert cli.execute(arguments) == 0
    for name in ("out.c", "out.h", "out.d"):
        os.utime(folder / name, (1, 1))
    assert cli.execute(arguments) == 0
    assert {(folder / f"out.{s}").stat().st_mtime for s in "chd"} == {1}
    compiler.c_text += "\n"
    assert cli.execute(arguments) == 0
    assert (folder / "out.c").stat().st_mtime > 1
    assert (folder / "out.h").stat().st_mtime == 1


def test_a_misspelt_command(compiler: Compiler, folder: Path, capfd: Captured) -> None:
    assert cli.execute(["biuld", "prog.m"]) == 2
    assert "no command 'biuld'; did you mean 'build'?" in capfd.readouterr().err
    (folder / "dunp").write_text("x = 1\n")
    assert cli.execute(["dunp"]) == 0


def test_names_beyond_ascii(tmp_path: Path) -> None:
    program = tmp_path / "straße 1.m"
    program.write_text("disp(3)\n")
    output = tmp_path / "größe"
    assert cli.execute(["build", str(program), "--cflags=-O0", "-o", str(output)]) == 0
    assert subprocess.run([output], capture_output=True).stdout == b"3\n"


@pytest.mark.parametrize("flags", ["-O0 -fno-such-thing", "-O0 -Wunused-macros -Werror=pedantic-x"])
def test_flags_that_the_compiler_refuses_are_no_bug(
    flags: str, compiler: Compiler, folder: Path, capfd: Captured
) -> None:
    assert cli.execute(["build", "prog.m", "--cflags", flags]) == 2
    said = capfd.readouterr().err
    assert "bug" not in said
    assert "mat2c: error: '" in said
