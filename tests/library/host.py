"""C programs that call compiled functions, built and run."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from mat2c.api import translate
from mat2c.build.compiler import SANITIZE, Toolchain
from mat2c.build.runtime import runtime_library
from mat2c.support.options import Options

CHECKED = Toolchain.find(None, SANITIZE)
RACES = Toolchain.find(None, ("-O0", "-g1", "-fsanitize=thread"))
WARNINGS = ("-Wall", "-Wextra", "-pedantic", "-Wmissing-prototypes", "-Werror")


@dataclass(frozen=True)
class Host:
    """A program in `folder`, once it is built."""

    folder: Path
    tools: Toolchain = CHECKED

    def translate(self, name: str, text: str, args: str | None = None, **options: Any) -> str:
        """Writes NAME.c and NAME.h for a function; the header's text."""
        source = self.folder / f"{name}.m"
        source.write_text(text)
        made = translate(source, Options(main=False, args=args, **options))
        (self.folder / f"{name}.c").write_text(made.c_text)
        (self.folder / f"{name}.h").write_text(made.header_text)
        return made.header_text

    def build(self, main: str, *flags: str) -> Path:
        """The program of a C text and of all functions that were translated."""
        (self.folder / "main.c").write_text(main)
        objects = []
        for source in sorted(self.folder.glob("*.c")):
            objects.append(source.with_suffix(".o"))
            self.tools.compile(source, objects[-1], *WARNINGS)
        program = self.folder / "program"
        self.tools.link(program, *flags, *map(str, objects), str(runtime_library(self.tools)))
        return program

    def run(self, main: str, *flags: str, leaks: bool = False) -> str:
        """What the program prints; it must end well, with nothing to say on stderr: no leak unless
        there may be some."""
        environment = {**os.environ, "ASAN_OPTIONS": f"detect_leaks={int(not leaks)}"}
        program = self.build(main, *flags)
        done = subprocess.run([program], capture_output=True, text=True, env=environment)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
        return done.stdout
