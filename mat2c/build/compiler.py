"""The C compiler: which one, and how it is called."""

from __future__ import annotations

import errno
import os
import platform
import shutil
import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path

from mat2c.build import progress
from mat2c.build.cache import key
from mat2c.build.errors import CompileError, ToolError
from mat2c.build.target import HOST, Target, target_of
from mat2c.support.resources import include_dir
from mat2c.support.stages import stage

# Where there is AVX-512, gcc 12 writes constant vectors like {1, 1, 1, 0} as {1, 1, 1, 1}.
_NO_AVX512 = ("-mno-avx512f",) if platform.machine() in ("x86_64", "AMD64", "i686") else ()
OPTIMISE = ("-O3", "-march=native", *_NO_AVX512)  # for this machine
PORTABLE = ("-O3",)  # for all machines of the kind
# For other kinds: gcc 12 breaks off where it makes vectors of some loops for aarch64 with -O3.
FOREIGN = ("-O2",)
LANGUAGE = ("-std=c11", "-ffp-contract=off", "-fno-math-errno")
DEBUG = ("-O0", "-g")
# Not -O1: gcc then takes seconds for code with many calls.
SANITIZE = ("-O0", "-g1", "-fsanitize=address,undefined", "-fno-sanitize-recover=all")
SHARED = ("-fPIC",)
# Functions apart, so that the linker drops what a program doesn't call.
APART = ("-ffunction-sections", "-fdata-sections")
HIDDEN = ("-fvisibility=hidden",)  # but for what headers declare for callers
_PROBE = 1 << 16
_ROOM = {number: os.strerror(number) for number in (errno.ENOSPC, errno.EDQUOT, errno.EROFS)}
_ROOM[errno.EFBIG] = "File size limit exceeded"


@dataclass(frozen=True, slots=True)
class Toolchain:
    """A C compiler with the flags for compiling and linking; never `-ffast-math`."""

    command: tuple[str, ...]
    flags: tuple[str, ...] = OPTIMISE
    warnings: tuple[str, ...] = ()

    @classmethod
    def find(cls, cc: str | None = None, flags: tuple[str, ...] | None = None) -> Toolchain:
        """The compiler named (a command with arguments), or the first of cc, gcc, clang. Without
        flags those for this machine, or where it makes code for others, for all of their kind."""
        for name in (cc,) if cc is not None else ("cc", "gcc", "clang"):
            words = name.split()
            path = shutil.which(words[0]) if words else None
            if path:
                command = (path, *words[1:])
                return cls(command, _default_flags(cc, command) if flags is None else flags)
        if cc is not None:
            raise ToolError(f"C compiler '{cc}' not found")
        raise ToolError("no C compiler found: install gcc or clang, or name one with --cc")

    def with_flags(self, *flags: str) -> Toolchain:
        return replace(self, flags=(*self.flags, *flags))

    @property
    def key(self) -> str:
        """Names the machine code that this toolchain makes."""
        return key(*self.command, _identity(self.command[0]), *self.flags, *self.warnings)

    @property
    def portable(self) -> Toolchain:
        """For what is given to others: code for all machines, where nothing else was asked for."""
        return replace(self, flags=PORTABLE) if self.flags == OPTIMISE else self

    @property
    def target(self) -> Target:
        """What it makes code for; the host where it does not tell."""
        return target_of(self.command, _machine_flags(self.flags)) or HOST

    def takes(self, flag: str) -> bool:
        """True if the compiler knows the flag."""
        asked = [*self.command, "-Werror", flag, "-x", "c", "-fsyntax-only", "-"]
        return not subprocess.run(asked, input="", capture_output=True, text=True).returncode

    def tool(self, name: str) -> str | None:
        """A tool of binutils that goes with the compiler."""
        if not self.target.is_host:
            asked = [*self.command, f"-print-prog-name={name}"]
            said = subprocess.run(asked, capture_output=True, text=True).stdout.strip()
            if found := shutil.which(said):
                return found
        return shutil.which(name)

    def compile(self, source: Path, output: Path, *extra: str) -> str:
        """Compiles one C file to an object; returns the compiler's warnings."""
        arguments = (*self.flags, *LANGUAGE, *self.warnings, f"-I{include_dir()}", *extra)
        return self.call(source.parent, *arguments, "-c", str(source), "-o", str(output))

    def link(self, output: Path, *inputs: str) -> None:
        target = self.target
        libraries = (*target.link_flags, *target.libraries)
        self.call(output.parent, *self.flags, "-o", str(output), *inputs, *libraries)

    def link_program(self, output: Path, *inputs: str) -> None:
        """Links a program of objects, static libraries, and flags that name others. Where the
        linker can, it drops what `main` does not reach first, so that no shared library is loaded
        for that."""
        flags = [word for word in inputs if word.startswith("-")]
        reached = output.with_name(f"{output.name}.reached.o")
        whole = ("-fsanitize", "-flto", "-pg", "--coverage", "-fprofile", "-static")
        if self.target.system == "Linux" and not any(f.startswith(whole) for f in self.flags):
            partly = ("-r", "-nostdlib", "-Wl,--gc-sections", "-Wl,-e,main")
            with suppress(CompileError, ToolError):
                files = [word for word in inputs if word not in flags]
                self.call(output.parent, *self.flags, *partly, "-o", str(reached), *files)
                inputs = (str(reached), *flags)
        self.link(output, *inputs)

    def preprocess(self, source: Path, *extra: str) -> str:
        """The preprocessed text, without line markers."""
        return self.call(source.parent, "-std=c11", "-E", "-P", *extra, str(source))

    def call(self, folder: Path, *arguments: str) -> str:
        """Runs the compiler, with its temporary files in a folder; returns what it printed."""
        command = [*self.command, *arguments]
        progress.tell_command(command)
        with stage("C compiler"):
            done = subprocess.run(
                command,
                capture_output=True,
                text=True,
                errors="replace",
                stdin=subprocess.DEVNULL,
                env=os.environ | {"TMPDIR": str(folder)},
            )
        if done.returncode:
            output = command[command.index("-o") + 1] if "-o" in command else ""
            if no_room_left := no_room((folder, Path(output).parent), done.stderr):
                raise no_room_left
            if not self._works() or self._works_without_flags(arguments):
                raise ToolError(f"'{' '.join(self.command + self.flags)}' fails:\n{done.stderr}")
            raise CompileError(command, done.stderr)
        return done.stdout if "-E" in arguments else done.stderr

    def _works(self) -> bool:
        """True if the compiler and the flags, which a user may have given, make a program at
        all."""
        with tempfile.TemporaryDirectory(prefix="mat2c-") as folder:
            source = Path(folder) / "empty.c"
            source.write_text("int main(void)\n{\n    return 0;\n}\n")
            command = [*self.command, *self.flags, "-o", f"{folder}/empty", str(source)]
            return not subprocess.run(command, capture_output=True).returncode

    def _works_without_flags(self, arguments: Sequence[str]) -> bool:
        """True if the compiler refuses what it was called for because of the flags."""
        command = [*self.command, *(a for a in arguments if a not in self.flags)]
        return not subprocess.run(command, capture_output=True).returncode


def _default_flags(cc: str | None, command: tuple[str, ...]) -> tuple[str, ...]:
    target = HOST if cc is None else target_of(command, ()) or HOST
    return OPTIMISE if target.is_host else FOREIGN


def _machine_flags(flags: tuple[str, ...]) -> tuple[str, ...]:
    """The flags that may choose another target."""
    return tuple(f for f in flags if f.startswith(("-m", "--target")) and f != "-march=native")


def no_room(folders: Iterable[Path], said: str) -> OSError | None:
    """What keeps tools from writing to folders, or what they said of the disk; None if that is not
    the trouble."""
    folder = Path()
    for folder in folders:
        try:
            with tempfile.TemporaryFile(dir=folder) as probe:
                probe.write(bytes(_PROBE))
                probe.flush()
        except OSError as error:
            return OSError(error.errno, error.strerror, str(folder))
    for number, words in _ROOM.items():
        if words in said:
            return OSError(number, os.strerror(number), str(folder))
    return None


@cache
def _identity(path: str) -> str:
    """Changes when the compiler does, or the processor that `-march=native` means."""
    status = Path(path).resolve().stat()
    return f"{status.st_size} {status.st_mtime_ns} {platform.machine()} {_processor()}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(errors="replace").splitlines()
    except OSError:
        return platform.processor()
    return next((line for line in lines if line.startswith(("flags", "Features"))), "")
