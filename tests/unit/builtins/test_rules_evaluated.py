"""Every type rule against what the runtime computes, for random arguments of all kinds: the type
found for the arguments' types, sharp or weak, covers the result. Calls that fail say nothing."""

from __future__ import annotations

import itertools
import random
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import copysign, inf
from pathlib import Path

import pytest

from mat2c.build.cc import cached_executable
from mat2c.build.compiler import Toolchain
from mat2c.builtins import find, names
from mat2c.builtins.declaration import Builtin, TypeRule
from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options
from mat2c.types.expr import Expr, const, symbol
from mat2c.types.lattice import Type
from tests.unit.builtins.random_values import Given, Weakened, argument

CALLS = 60  # of each builtin
WEAKER = 4  # types looked at for each call
SIZED = frozenset(
    "I J Inf NaN accumarray blanks cell diag e eps eye false flintmax hilb i inf j linspace magic "
    "nan ones pi primes rand randn randi randperm realmax realmin repmat true vander zeros "
    "rande randg randp resize vec hadamard wilkinson prepad postpad cellslices hankel "
    "strjust ipermute".split()
)
"""They take numbers for extents: those of a text, or infinite ones, fill the memory."""

TOUCHING = frozenset(
    "rats fclose fopen fputs puts printf fprintf fwrite fread fscanf fseek frewind fflush textscan "
    "dir mkdir rmdir copyfile movefile rename unlink".split()
)
"""They change files, and the streams that the program reads and writes."""


@dataclass(slots=True)
class Site:
    """A call site with operands of these types."""

    types: list[Type]
    nargout: int = 1
    fresh: list[Expr] = field(default_factory=list)

    def integer(self, k: int) -> Expr | None:
        known = self.types[k]
        if not (known.is_arithmetic and known.is_scalar and known.range.is_integer):
            return None
        if isinstance(known.const, (bool, int, float)):
            return const(int(known.const))
        low = known.range.low
        return low if isinstance(low, Expr) and low is known.range.high else None

    def integers(self, k: int) -> None:
        return None

    def has_elements(self, k: int) -> bool:
        return False

    def same(self, j: int, k: int) -> bool:
        return False

    def name(self, d: int, output: int = 0, most: float = inf) -> Expr:
        self.fresh.append(symbol(("fresh", len(self.fresh)), "n", 0))
        return self.fresh[-1]


@dataclass(slots=True)
class Result:
    """An output as the program prints it."""

    cls: str
    is_complex: bool
    dims: list[int]
    values: list[float]


@dataclass(slots=True)
class Call:
    name: str
    nargout: int
    args: list[Given]

    @property
    def line(self) -> str:
        return f"{self.name}\t{self.nargout}\t{{{', '.join(a.text for a in self.args)}}}"


def rules_of(declaration: Builtin) -> list[TypeRule]:
    """The rule of the family and the coarse one, as far as there are any."""
    return [rule for rule in (declaration.type_rule, declaration.coarse) if rule is not None]


def calls(rng: random.Random) -> Iterator[Call]:
    for name in names():
        declaration = find(name)
        if declaration is None or not rules_of(declaration) or name in TOUCHING:
            continue
        for _ in range(CALLS):
            count = rng.choice([1, 1, 1, 2, 2, 3]) if rng.random() < 0.97 else 0
            args = [argument(rng) for _ in range(count)]
            sizes = all(a.type.cls != "char" and a.type.range.finite for a in args)
            if name not in SIZED or sizes:
                yield Call(name, rng.choice([1, 1, 1, 2, 3]), args)


def evaluated(asked: list[Call]) -> list[list[Result] | None]:
    """The outputs of the calls; None where a call failed."""
    program = Path(__file__).with_name("evaluate.m")
    made = translate(program, Options(boxed=True), Diagnostics())
    executable, _ = cached_executable(made.c_text, made.name, Toolchain.find(None))
    given = "".join(call.line + "\n" for call in asked)
    done = subprocess.run([executable], input=given.encode(), capture_output=True, timeout=240)
    found: list[list[Result] | None] = []
    for line in done.stdout.decode("latin-1").splitlines():
        if line == "call":
            found.append([])
        elif line == "error":
            found[-1] = None
        elif line.startswith("value\t"):
            results = found[-1]
            assert results is not None
            results.append(_parsed(line))
    if len(found) < len(asked):
        pytest.fail(f"{asked[len(found) - 1].line}: {done.stderr[-200:].decode('latin-1')}")
    return found


def _parsed(line: str) -> Result:
    _, cls, is_complex, dims, values = line.split("\t")
    numbers = [float("nan" if value == "NA" else value) for value in values.split()]
    known = "map" if cls == "containers.Map" else cls
    return Result(known, is_complex == "1", list(map(int, dims.split())), numbers)


def complaint(known: Type, have: Result, actual: dict[Expr, int]) -> str:
    """What of a result a type does not cover."""
    if known.is_any:
        return ""
    if known.cls != have.cls:
        return f"class {have.cls}"
    if have.is_complex if known.is_complex is False else known.is_complex and not have.is_complex:
        return "complex" if have.is_complex else "real"
    return _shape_complaint(known, have, actual) or _value_complaint(known, have, actual)


def _shape_complaint(known: Type, have: Result, actual: dict[Expr, int]) -> str:
    if known.shape is None:
        return ""
    dims = have.dims + [1] * (known.shape.rank - len(have.dims))
    if len(dims) > known.shape.rank:
        return f"extents {have.dims}"
    for dim, own in zip(known.shape.dims, dims, strict=True):
        exact = dim.substitute(actual) if dim is not None else None
        if exact is not None and not exact.low <= own <= exact.high:
            return f"extents {have.dims}"
    return ""


def _value_complaint(known: Type, have: Result, actual: dict[Expr, int]) -> str:
    if have.is_complex or not known.is_arithmetic:
        return ""
    if isinstance(known.const, (bool, int, float)) and known.is_scalar:
        (own,) = have.values
        same = own == known.const and copysign(1, own) == copysign(1, known.const)
        if not same and not (own != own and known.const != known.const):
            return f"value {own}"
    if isinstance(known.const, str) and [float(ord(c)) for c in known.const] != have.values:
        return "text"
    values = known.range.substitute(actual)
    wrong = [v for v in have.values if not values.contains(v)]
    return f"values {wrong}" if wrong else ""


def mistakes(call: Call, results: list[Result], rng: random.Random) -> Iterator[str]:
    declaration = find(call.name)
    assert declaration is not None
    for k, rule in itertools.product(range(WEAKER), rules_of(declaration)):
        weak = Weakened(rng)
        types = [weak.of(a) if k else a.type for a in call.args]
        known = rule(Site(types, call.nargout)) or []
        for output, (t, have) in enumerate(zip(known, results, strict=False), 1):
            wrong = complaint(t, have, weak.actual)
            if wrong:
                shown = ", ".join(map(str, types))
                yield f"{call.line}: output {output} has {wrong}; of ({shown}) the rule says {t}"


@pytest.mark.parametrize("seed", [1, 2])
def test_rules_cover_results(seed: int) -> None:
    rng = random.Random(seed)
    asked = list(calls(rng))
    found = evaluated(asked)
    wrong = [
        text
        for call, results in zip(asked, found, strict=True)
        if results is not None
        for text in mistakes(call, results, rng)
    ]
    succeeded = {call.name for call, results in zip(asked, found, strict=True) if results}
    assert not wrong, "\n".join(wrong[:40])
    assert len(succeeded) > 200
