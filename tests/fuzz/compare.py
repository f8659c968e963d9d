"""mat2c at its settings against Octave, many programs at once."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from mat2c.support.options import Options
from tests.harness import bulk
from tests.harness.bulk import Piece

SETTINGS = {
    "default": Options(verify=True),
    "O0": Options(opt_level=0),
    "boxed": Options(boxed=True),
}
TIMEOUT = 20.0


@dataclass(frozen=True, slots=True)
class Comparison:
    """What Octave printed, and what mat2c did where that is something else."""

    octave: str
    others: dict[str, str]

    @property
    def account(self) -> str:
        return "".join(f"--- {name}\n{text}" for name, text in self.others.items())


def compared(pieces: Sequence[Piece], settings: Sequence[str] = ()) -> list[Comparison]:
    """How mat2c does at all settings, or at some."""
    octave = bulk.of_octave(pieces, timeout=TIMEOUT)
    found: list[dict[str, str]] = [{} for _ in pieces]
    for name in settings or SETTINGS:
        for k, text in enumerate(bulk.of_mat2c(pieces, SETTINGS[name], timeout=TIMEOUT)):
            if text != octave[k]:
                found[k][name] = text
    return [Comparison(*pair) for pair in zip(octave, found, strict=True)]
