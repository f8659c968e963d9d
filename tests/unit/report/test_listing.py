"""The lines of the program that the lines of C come from."""

from __future__ import annotations

from pathlib import Path

from mat2c.codegen.c_listing import Listing
from mat2c.driver.compilation import Compilation
from mat2c.infer.engine import Specialisation
from mat2c.support.diagnostics import Diagnostics, Source, Span
from mat2c.support.options import Options

LOOP = """function s = prog(x)
  s = 0;
  for k = 1:numel(x)
    s = s + x(k);
  end
  s = s * 2 + 1;
end
"""


def test_each_line_is_found(tmp_path: Path) -> None:
    path = tmp_path / "prog.m"
    path.write_text(LOOP)
    work = Compilation(path, Options(args="double(1,:)"), Diagnostics())
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
    path = tmp_path / "prog.m"
    path.write_text(LOOP)
    options = Options(args="double(1,:)")
    plain = Compilation(path, options, Diagnostics()).c_texts()
    assert Compilation(path, options, Diagnostics()).listed_texts() == plain


def test_lines_are_counted_as_they_are_wrapped() -> None:
    listing = Listing()
    span = Span(Source("p.m", "x"), 0, 1)
    long = f"call({', '.join(['argument'] * 20)});\n"
    text = listing.settle(f"{long}/* x{listing.mark(span)} */\n")
    assert "\x01" not in text
    number = text.splitlines().index("/* x */") + 1
    assert number > 2
    assert listing.starts == [(number, span)]
