"""The checks that a program has executed, as one built with `--count-checks` reports them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from mat2c.report.inference_table import Check, Way
from mat2c.support.record import dataclass, field

_MARK = "checks"


@dataclass(frozen=True, slots=True)
class Executed:
    """The checks of one place that have one fate."""

    check: Check
    way: Way
    place: str
    innermost: bool
    count: int


@dataclass(slots=True)
class Executions:
    """Those of a program, or of several."""

    rows: list[Executed] = field(default_factory=list)

    def total(self, check: Check | None = None) -> int:
        return sum(row.count for row in self.rows if check in (None, row.check))

    def by(self, way: Way, check: Check | None = None) -> int:
        return sum(r.count for r in self.rows if r.way is way and check in (None, r.check))

    def in_loops(self) -> int:
        """What remains in loops that contain no other."""
        return sum(row.count for row in self.rows if row.way is Way.NONE and row.innermost)

    def places(self) -> list[tuple[str, Check, int]]:
        """Where checks remain, the most frequent first."""
        found: Counter[tuple[str, Check]] = Counter()
        for row in self.rows:
            if row.way is Way.NONE:
                found[row.place, row.check] += row.count
        return [(place, check, count) for (place, check), count in found.most_common()]


def parse(report: str) -> Executions:
    """Reads the lines among what a program has written to stderr."""
    return Executions(list(_rows(report)))


def _rows(report: str) -> Iterator[Executed]:
    for line in report.splitlines():
        parts = line.split("\t")
        if len(parts) == 6 and parts[0] == _MARK:
            _, check, way, place, inner, count = parts
            yield Executed(Check(check), Way(way), place, inner == "1", int(count))
