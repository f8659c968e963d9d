"""Machines for which there are cross compilers here, what runs their programs, and the examples
whose tools are here."""

from __future__ import annotations

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

from mat2c.build.compiler import Toolchain

EXAMPLES = Path(__file__).parents[2] / "examples"
BOARD = EXAMPLES / "kalman"
_CORTEX = ("-mcpu=cortex-m4", "-mthumb", "-mfloat-abi=hard", "-mfpu=fpv4-sp-d16")


@dataclass(frozen=True)
class Machine:
    """A compiler and a command that runs what it makes; without one, programs are only built."""

    name: str
    compiler: str
    runner: tuple[str, ...]
    flags: tuple[str, ...] = ("-O2",)
    last: str = ""  # word before the program

    def toolchain(self, folder: Path) -> Toolchain:
        tools = Toolchain.find(self.compiler, self.flags)
        if self.name != "cortex-m4":
            return tools
        start = folder / "board.o"
        subprocess.run([*tools.command, *_CORTEX, "-c", BOARD / "board.c", "-o", start], check=True)
        return tools.with_flags("--specs=rdimon.specs", "-T", str(BOARD / "board.ld"), str(start))

    def run(self, program: Path) -> subprocess.CompletedProcess[str]:
        last = [self.last] if self.last else []
        command = [*self.runner, *last, str(program)]
        return subprocess.run(command, capture_output=True, text=True, timeout=300)


_ALL = (
    Machine("arm", "arm-linux-gnueabihf-gcc", ("qemu-arm", "-L", "/usr/arm-linux-gnueabihf")),
    Machine("aarch64", "aarch64-linux-gnu-gcc", ("qemu-aarch64", "-L", "/usr/aarch64-linux-gnu")),
    Machine(
        "cortex-m4",
        "arm-none-eabi-gcc",
        ("qemu-system-arm", "-M", "mps2-an386", "-nographic", "-semihosting"),
        ("-O2", *_CORTEX),
        "-kernel",
    ),
    Machine("windows", "x86_64-w64-mingw32-gcc", ("wine",)),
)
MACHINES = [m for m in _ALL if shutil.which(m.compiler)]
RUNNING = [m for m in MACHINES if shutil.which(m.runner[0])]

#: What each folder of examples/ needs besides make, a C compiler and Python.
EXAMPLE_TOOLS: dict[str, tuple[str, ...]] = {
    "cmake": ("cmake", "c++"),
    "heat": (),
    "kalman": ("arm-none-eabi-gcc", "qemu-system-arm"),
    "makefile": (),
    "mex": ("mkoctfile", "octave-cli"),
    "numpy": (),
    "report": (),
}
EXAMPLES_RUNNING = [name for name, tools in EXAMPLE_TOOLS.items() if all(map(shutil.which, tools))]


def report() -> str:
    """Which machines programs are built for and run on here, and which not; examples, too."""
    absent = [m.name for m in _ALL if m not in MACHINES]
    built = [m.name for m in MACHINES if m not in RUNNING]
    said = f"other machines: {', '.join(m.name for m in RUNNING) or 'none'}"
    said += f"; only built for: {', '.join(built)}" if built else ""
    said += f"; no cross compiler for {', '.join(absent)}" if absent else ""
    left = [name for name in EXAMPLE_TOOLS if name not in EXAMPLES_RUNNING]
    return said + (f"; examples without their tools: {', '.join(left)}" if left else "")
