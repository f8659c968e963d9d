"""The machine and system that a compiler makes code for."""

from __future__ import annotations

import platform
import re
import subprocess
from functools import cache

from mat2c.support.record import dataclass

_SYSTEMS = {"__linux__": "Linux", "__APPLE__": "Darwin", "_WIN32": "Windows"}
_MACHINES = {
    "__x86_64__": ("x86_64", "AMD64"),
    "__i386__": ("i386", "i686"),
    "__aarch64__": ("aarch64", "arm64"),
}
_DEFINED = re.compile(r"^#define (\w+) ?(.*)$", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Target:
    """`system` as `platform.system()` has it, "" where there is none: bare metal."""

    system: str
    is_host: bool  # what runs the compiler may run its programs
    bits: int  # of a pointer and of ptrdiff_t

    @property
    def link_flags(self) -> tuple[str, ...]:
        """Flags that drop functions and libraries which a program does not reach."""
        match self.system:
            case "Linux":
                return ("-Wl,--gc-sections", "-Wl,--as-needed")
            case "Darwin":
                return ("-Wl,-dead_strip",)
            case _:
                return ("-Wl,--gc-sections",)

    @property
    def has_shared(self) -> bool:
        """True if there are shared libraries of code that may be anywhere."""
        return self.system in ("Linux", "Darwin")

    @property
    def libraries(self) -> tuple[str, ...]:
        """The libraries of C that the runtime needs; threads are one before glibc 2.34."""
        return ("-lm",) if self.system in ("", "Windows") else ("-lpthread", "-lm")


HOST = Target(platform.system(), True, 64)


@cache
def target_of(command: tuple[str, ...], flags: tuple[str, ...]) -> Target | None:
    """The target by the macros that the compiler has; None where it does not tell them."""
    asked = [*command, *flags, "-dM", "-E", "-x", "c", "-"]
    done = subprocess.run(asked, input="", capture_output=True, text=True, errors="replace")
    macros = dict(_DEFINED.findall(done.stdout))
    if done.returncode or "__SIZEOF_POINTER__" not in macros:
        return None
    system = next((name for macro, name in _SYSTEMS.items() if macro in macros), "")
    machine = next((names for macro, names in _MACHINES.items() if macro in macros), ())
    is_host = system == platform.system() and platform.machine() in machine
    return Target(system, is_host, 8 * int(macros["__SIZEOF_POINTER__"]))
