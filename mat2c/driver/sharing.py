"""One specialisation for several calls of a function, wherever that costs no time.

A program is inferred with a specialisation for each kind of arguments that its calls have, values
and extents included. Then it is tried which functions do as well with fewer: what is inferred again
with joint signatures must not be slower, by the estimates of `call_costs`, and is smaller.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Hashable, Mapping, Sequence

from mat2c.infer.call_costs import Cost, cost_of
from mat2c.infer.engine import Engine, Specialisation
from mat2c.infer.shared_signatures import Level, Sharing, kind_of

_LEAST = 0.02  # of a program that a function must save to be tried
_LARGE = 20_000  # instructions that the first analysis went over, each as often as it did
_SMALL = 5_000  # of these, that don't matter
_TRIALS = 2  # times the work of the first analysis that trials may take
_ROUNDS = 4  # of one trial, until the joint signatures cover all calls
_MORE = 1.5  # times the time that a program may take where less is known of what it needn't do
_SLACK = 5000.0  # operations of scalars that do not matter

Analysis = tuple[Engine, list[Specialisation]]
Infer = Callable[[Sharing], Analysis]
Levels = Mapping[str, Level]


def share_specialisations(analysis: Analysis, infer: Infer) -> Analysis:
    """The analysis of a program in which calls share specialisations where it is no slower.

    `infer` analyses the program anew, which isn't done where that took long. Tries all functions at
    once, where that is slower each half of them, and of one function less sharing; the work is
    bounded by that of the first analysis.
    """
    saved = _savings(*analysis)
    if not saved or analysis[0].is_long:
        return analysis
    best, cost = analysis, _cost(analysis, saved)
    chosen: Levels = {}
    work: list[Levels] = [dict.fromkeys(saved, Level.CLASSES)]
    done = analysis[0].work
    left = _TRIALS * done if done < _LARGE else 1  # of large programs only all at once
    while work and left > 0:
        levels = {**chosen, **work[0]}
        found, now, done = _trial(analysis, infer, levels, cost, saved)
        left -= done
        if _is_better(now, cost):
            best, cost, chosen = found, now, levels
            del work[0]
        else:
            work[:1] = _parts(work[0], saved)
    return best


def _cost(analysis: Analysis, proved: Container[str]) -> Cost:
    engine, entries = analysis
    return cost_of(entries, engine.reachable(*entries), proved)


def _is_better(now: Cost, before: Cost) -> bool:
    """True if there is less of the program, what it executed before is no slower, and what it
    executes more is little."""
    if now.size >= before.size or now.is_slower(before):
        return False
    return now.time <= before.time * _MORE + _SLACK


def _savings(engine: Engine, entries: Sequence[Specialisation]) -> Counter[str]:
    """How many instructions functions have beyond those of their largest specialisation of each
    kind, of those where that is worth another analysis of the program, with what it calls boxed."""
    total: Counter[Hashable] = Counter()
    largest: Counter[Hashable] = Counter()
    names: dict[Hashable, str] = {}
    whole = sum(_size(spec) for spec in engine.specialisations.values())
    for spec in engine.reachable(*entries):
        kind, size = kind_of(spec.signature, Level.CLASSES), _size(spec)
        if spec not in entries:
            names[kind] = spec.signature.name
            total[kind] += size
            largest[kind] = max(largest[kind], size)
    saved: Counter[str] = Counter()
    for kind, size in (total - largest).items():
        saved[names[kind]] += size
    return Counter({name: size for name, size in saved.items() if size >= whole * _LEAST})


def _size(spec: Specialisation) -> int:
    """The instructions of a function."""
    return sum(1 for _ in spec.function.instrs())


def _parts(levels: Levels, saved: Counter[str]) -> list[Levels]:
    """What is tried next where this was slower: half of the functions, then the others; of one
    function calls that have more in common."""
    if len(levels) == 1:
        ((name, level),) = levels.items()
        return [{name: Level(level + 1)}] if level < max(Level) else []
    names = sorted(levels, key=lambda name: (-saved[name], name))
    half = len(names) // 2
    return [{name: levels[name] for name in part} for part in (names[:half], names[half:])]


def _trial(
    analysis: Analysis, infer: Infer, levels: Levels, before: Cost, proved: Container[str]
) -> tuple[Analysis, Cost, int]:
    """The program where the calls of these functions share specialisations, its cost, and the work
    done. It isn't taken further where it is slower already, or takes longer than the first
    analysis: calls that are not covered yet have specialisations of their own."""
    engine, entries = analysis
    sharing = Sharing(levels)
    for spec in engine.reachable(*entries):
        if spec not in entries:
            sharing.add(spec.signature)
    done = 0
    for _ in range(_ROUNDS):
        sharing.start()
        found = infer(sharing)
        done += found[0].work
        now = _cost(found, proved)
        enough = done > max(engine.work, _SMALL)
        if not sharing.grown or enough or now.is_slower(before):
            break
    return found, now, done
