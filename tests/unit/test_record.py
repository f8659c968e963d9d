"""mat2c's data classes behave like those of the standard library."""

from __future__ import annotations

import dataclasses

import pytest

from mat2c.support.record import dataclass, field, fields, replace


@dataclass(frozen=True, slots=True)
class Point:
    x: int
    y: int = 2
    tags: list[str] = field(default_factory=list)
    kind: str = field(default="", kw_only=True)

    def moved(self) -> Point:
        return replace(self, x=self.x + 1)


@dataclass(slots=True, eq=False)
class Base:
    name: str

    def title(self) -> str:
        return self.name


@dataclass(slots=True, eq=False)
class Derived(Base):
    later: int = field(init=False)
    count: int = 0

    def __post_init__(self) -> None:
        self.later = self.count + 1

    def title(self) -> str:
        return super().title().upper()


@dataclass(slots=True)
class Mutable:
    value: int


def test_made() -> None:
    assert (Point(1).x, Point(1).y, Point(1).tags, Point(1, kind="k").kind) == (1, 2, [], "k")
    assert Point(1).tags is not Point(1).tags
    with pytest.raises(TypeError):
        Point()  # type: ignore[call-arg]
    with pytest.raises(AttributeError):
        Mutable(1).other = 2  # type: ignore[attr-defined]


def test_compared() -> None:
    assert Mutable(1) == Mutable(1) != Mutable(2)
    assert Point(1, tags=[]) == Point(1)
    assert Base("a") != Base("a")
    with pytest.raises(TypeError):
        hash(Mutable(1))


def test_equal_values_are_one_key() -> None:
    assert len({replace(Point(1), tags=()), replace(Point(1), tags=())}) == 1  # type: ignore[arg-type]


def test_inherited() -> None:
    made = Derived("a", 3)
    assert (made.name, made.count, made.later, made.title()) == ("a", 3, 4, "A")
    assert [f.name for f in fields(Derived)] == ["name", "later", "count"]
    assert repr(made) == "Derived(name='a', later=4, count=3)"


def test_replaced() -> None:
    assert Point(1, 5).moved() == Point(2, 5) == dataclasses.replace(Point(1, 5), x=2)


def test_matched() -> None:
    match Point(3):
        case Point(x, y):
            assert (x, y) == (3, 2)
