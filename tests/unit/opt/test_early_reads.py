"""Single elements of an array are read before another array is made."""

from __future__ import annotations

from tests.unit.compiled import lines, storage

PAPER = """a = rand(2,2);
b = rand(2,2);
c = a(1);
d = b + c;
disp(d);
"""


def test_the_papers_example() -> None:
    """[GCTD] §2.1: where b is made, of a one element is needed: 40 bytes, not 64."""
    text = storage(PAPER)
    assert text.count(" stack double 32 bytes") == 1
    assert "arena double: 32 bytes" in text


def test_reads_in_loops_are_before_them() -> None:
    text = """p = rand(1,3); s = 0;
q = rand(1,3); q(2) = 1;
for k = 1:9, s = s + p(2)*q(1 + mod(k,3)); end
disp(s)
"""
    found = lines(text)
    read = next(k for k, line in enumerate(found) if "early=true" in line)
    assert read < next(k for k, line in enumerate(found) if "%q" in line)


def test_not_where_the_array_is_needed_anyway() -> None:
    for use in ("disp(a)", "s = sum(a(:)); disp(s)", "a(k) = 3; disp(a(2))"):
        text = PAPER.replace("disp(d)", f"k = ceil(4*rand); disp(d); {use}")
        assert not any("early" in line for line in lines(text))


def test_not_what_may_be_outside() -> None:
    text = PAPER.replace("a = rand(2,2)", "n = ceil(9*rand); a = rand(n,n)").replace("a(1)", "a(3)")
    assert not any("early" in line for line in lines(text))


def test_not_where_no_array_is_made_before() -> None:
    text = "a = rand(2,2);\ndisp(1);\nc = a(1);\ndisp(c);\n"
    assert not any("early" in line for line in lines(text))
