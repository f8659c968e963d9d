"""The fuzzers' own parts, without Octave."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from tests.fuzz import damaged, mutated, random_programs
from tests.fuzz.reduce import reduced
from tests.fuzz.statements import RandomProgram, Statement
from tests.harness import bulk
from tests.scope.check import TYPED


def test_a_seed_makes_the_same_programs() -> None:
    first, second, other = (random_programs.program(Random(seed)) for seed in (1, 1, 2))
    assert first == second != other


def test_random_programs_run() -> None:
    """Many of them get far: they would find little if they ended at the first statement."""
    random = Random(3)
    programs = [random_programs.program(random) for _ in range(12)]
    said = bulk.of_mat2c(programs, TYPED)
    assert not any("the process ended" in text or "Error:" in text for text in said)
    assert sum(text.count("\n") > 20 for text in said) > 3


def test_output_is_told_apart_whatever_is_printed() -> None:
    shows_mark = RandomProgram((Statement("printf('\\001%d\\n', 1);"),))
    other = RandomProgram((Statement("disp(2);"),))
    assert bulk.of_mat2c([shows_mark, other], TYPED) == ["\x011\n", "2\n"]


def test_what_differs_is_cut_down_to_what_matters() -> None:
    inner = Statement(parts=(("if q", (Statement("a = 1"), Statement("wrong"))),))
    program = RandomProgram((Statement("b = 2"), inner, Statement("c = 3")), "q", ("1", "2"))

    def differs(some: Sequence[RandomProgram]) -> list[bool]:
        return ["wrong" in p.functions("f") for p in some]

    assert reduced(program, differs) == RandomProgram((Statement("wrong"),), "q", ("1",))


def test_damage_is_survived() -> None:
    source = b"x = [1 2 3];\nif x(1) > 2\n  disp('a')\nend\n"
    random = Random(4)
    assert [damaged.complaint(damaged.damaged(source, random)) for _ in range(20)] == [""] * 20


def test_mutants_are_other_programs() -> None:
    chosen = mutated.sources()
    assert len(chosen) > 100
    text = chosen[0].path.read_text().splitlines()
    assert any(mutated.mutated(chosen[0], Random(seed)) != text for seed in range(3))
