"""How the time and memory of translation grow with the size of a program: large programs of one
kind each, as generators write them.

    python bench/scaling.py [--boxed] [-O LEVEL] [--full] [--profile] [SHAPE …]

Each shape is translated at doubling sizes, in a process of its own with at most 1 GB; `--full`
translates it at its full size only, which is to take at most ten seconds.
"""

from __future__ import annotations

import argparse
import cProfile
import math
import multiprocessing
import pstats
import resource
import tempfile
import time
from collections.abc import Iterable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics, TranslationError
from mat2c.support.options import Options
from tests.harness import large_control, large_data
from tests.harness.large_data import Shape

_MEMORY = 1 << 30
_SECONDS = 30

SHAPES = {**large_data.SHAPES, **large_control.SHAPES}


@dataclass(frozen=True, slots=True)
class Cost:
    """What a translation took: CPU time, peak memory, and how it ended (empty: with C)."""

    seconds: float
    megabytes: float
    ending: str = ""


def cost(text: str, options: Options, name: str = "main_of_all") -> Cost:
    """Translates a program in this process."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, f"{name}.m")
        path.write_text(text, encoding="ascii")
        ending = ""
        start = time.process_time()
        try:
            translate(path, options, Diagnostics())
        except TranslationError as error:
            ending = f"message: {str(error)[:100]}"
        except Exception as error:
            cause = error.__cause__ or error
            ending = f"FAILS: {type(cause).__name__}: {str(error)[:100]}"
        taken = time.process_time() - start
    return Cost(taken, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, ending)


def _child(text: str, options: Options, to: Connection) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (_MEMORY, _MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (_SECONDS, _SECONDS + 5))
    to.send(cost(text, options))


def apart(text: str, options: Options) -> Cost:
    """The cost in a process of its own."""
    here, there = multiprocessing.get_context("fork").Pipe(duplex=False)
    process = multiprocessing.get_context("fork").Process(
        target=_child, args=(text, options, there)
    )
    process.start()
    there.close()
    try:
        found = here.recv()
    except EOFError:
        process.join()
        found = Cost(math.inf, math.inf, f"FAILS: exit code {process.exitcode}")
    process.join()
    assert isinstance(found, Cost)
    return found


def exponent(sizes: Iterable[int], seconds: Iterable[float]) -> float:
    """The slope of the line through the logarithms (least squares)."""
    points = [(math.log(n), math.log(max(s, 1e-4))) for n, s in zip(sizes, seconds, strict=True)]
    x0 = sum(x for x, _ in points) / len(points)
    y0 = sum(y for _, y in points) / len(points)
    return sum((x - x0) * (y - y0) for x, y in points) / sum((x - x0) ** 2 for x, _ in points)


def _profile(shape: Shape, size: int, options: Options) -> None:
    text = shape.make(size)
    profiler = cProfile.Profile(time.process_time)
    found = profiler.runcall(cost, text, options)
    print(found)
    pstats.Stats(profiler).sort_stats("tottime").print_stats(30)
    pstats.Stats(profiler).sort_stats("cumtime").print_stats(60)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("shapes", nargs="*", default=list(SHAPES))
    parser.add_argument("--boxed", action="store_true")
    parser.add_argument("-O", type=int, default=Options().opt_level, dest="level")
    parser.add_argument("--full", action="store_true", help="the full sizes, not half of them")
    parser.add_argument("--size", type=int, help="a size for all shapes")
    parser.add_argument("--profile", action="store_true")
    given = parser.parse_args()
    options = Options(boxed=given.boxed, opt_level=given.level)
    for name in given.shapes:
        shape = SHAPES[name]
        full = given.size or shape.full
        if given.profile:
            _profile(shape, full, options)
            continue
        sizes = [full] if given.full else [max(full // d, 1) for d in (8, 4, 2, 1)]
        costs = [apart(shape.make(n), options) for n in sizes]
        growth = "" if given.full else f"{exponent(sizes, [c.seconds for c in costs]):6.2f} "
        times = " ".join(f"{c.seconds:7.2f}" for c in costs)
        last = costs[-1]
        print(f"{name:26} {growth}{times} s {last.megabytes:6.0f} MB {last.ending}", flush=True)


if __name__ == "__main__":
    main()
