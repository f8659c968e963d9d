"""The lines of the program that the lines of C come from."""

from __future__ import annotations

from pathlib import Path

from mat2c.codegen.c_listing import Listing
from mat2c.infer.engine import Specialisation
from mat2c.support.diagnostics import Source, Span
from tests.unit.report.programs import compilation

LOOP = """function s = prog(x)
  s = 0;
  for k = 1:numel(x)
    s = s + x(k);
  end
  s = s * 2 + 1;
end
"""


def test_each_line_is_found(tmp_path: Path) -> None:
    work = compilation(tmp_path, LOOP, "double(1,:)")
    text, _ = work.listed_texts()
    assert work.listing is not None
    starts = work.listing.starts
    lines = text.splitlines()
    comments = {s.line: lines[n - 1].strip() for n, s in starts if isinstance(s, Span)}
    assert comments[4] == "/* s = s + x(k); */"
    assert comments[6] == "/* s = s * 2 + 1; */"
    first = next(n for n, s in starts if isinstance(s, Specialisation))
    assert lines[first - 1].startswith("/* prog(double[1,")
    last = next(n for n, s in starts if s is None)
    assert lines[last - 2] == "}" or lines[last - 1] == "}"


def test_the_text_is_the_same(tmp_path: Path) -> None:
    plain = compilation(tmp_path, LOOP, "double(1,:)").c_texts()
    assert compilation(tmp_path, LOOP, "double(1,:)").listed_texts() == plain


def test_lines_are_counted_as_they_are_wrapped() -> None:
    listing = Listing()
    span = Span(Source("p.m", "x"), 0, 1)
    long = f"call({', '.join(['argument'] * 20)});\n"
    text = listing.settle(f"{long}/* x{listing.mark(span)} */\n")
    assert "\x01" not in text
    number = text.splitlines().index("/* x */") + 1
    assert number > 2
    assert listing.starts == [(number, span)]
