"""The settings that must not change what a program prints."""

from __future__ import annotations

from dataclasses import dataclass, replace

from mat2c.build.compiler import OPTIMISE, SANITIZE, Toolchain
from mat2c.support.options import Options

# All generated C must be silent under these.
WARNINGS = ("-Wall", "-Wextra", "-pedantic")
# The C compiler's optimiser takes most of a test's time, so few cases use it.
PLAIN = ("-O0",)
QUICK = ("-O1",)


@dataclass(frozen=True, slots=True)
class Setting:
    """Options of mat2c, and flags of the C compiler."""

    name: str
    options: Options
    flags: tuple[str, ...]

    @property
    def only_translates(self) -> bool:
        """True if it is about mat2c alone: equal C is then run once."""
        return self.flags == PLAIN

    def toolchain(self) -> Toolchain:
        return replace(Toolchain.find(None, self.flags), warnings=WARNINGS)


ONE_FILE = Options(verify=True)
"""All C in one file, as `mat2c -o` writes it."""
_CHECKED = replace(ONE_FILE, separate=True)  # as `mat2c build` and `mat2c run` have it

SETTINGS = (
    Setting("default", _CHECKED, PLAIN),
    Setting("O0", replace(ONE_FILE, opt_level=0), PLAIN),
    Setting("no-gctd", replace(ONE_FILE, gctd=False), PLAIN),
    Setting("quick", _CHECKED, QUICK),
    Setting("boxed", replace(_CHECKED, boxed=True), PLAIN),
    Setting("sanitize", _CHECKED, SANITIZE),
    # what inference claims, and what it has proved, as assertions of the program; what the storage
    # plan says to be dead is overwritten
    Setting(
        "asserted", replace(_CHECKED, check_types=True, check_removed=True, poison=True), PLAIN
    ),
)

RELEASE = Setting("release", _CHECKED, OPTIMISE)


def settings_for(program: str) -> tuple[Setting, ...]:
    """The settings at which a program is tested."""
    return (*SETTINGS, RELEASE) if program.startswith(("suite/", "examples/")) else SETTINGS
