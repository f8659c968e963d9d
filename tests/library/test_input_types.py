"""Types of inputs from `arguments` blocks and from an example script."""

from __future__ import annotations

from pathlib import Path

from mat2c.api import translate
from mat2c.support.options import Options
from tests.library.host import Host

SCALE = """\
function y = scale(x, n)
  arguments
    x (1,:) double
    n (1,1) int32 = 3
  end
  y = x * double(n);
end
"""
EXAMPLE = """\
x = zeros(1, 3);
s.gain = 2;
for k = 1:4
  [x, s] = blend(x, s, int16([k; k]));
end
disp(spread([1 2 3]));
disp(spread([4 5]));
disp(x);
"""
BLEND = """\
function [x, s] = blend(x, s, k)
  x(1) = x(1) + s.gain * double(sum(k));
  s.gain = s.gain / 2;
end
"""
SPREAD = "function r = spread(x)\n  r = max(x) - min(x);\nend\n"


def test_arguments_blocks(tmp_path: Path) -> None:
    header = Host(tmp_path).translate("scale", SCALE)
    declared = "int scale(const double *M2C_RESTRICT x, ptrdiff_t x_len, int32_t n, "
    assert declared in " ".join(header.split())


def test_calls_in_an_example(tmp_path: Path) -> None:
    for name, text in {"blend": BLEND, "spread": SPREAD, "main": EXAMPLE}.items():
        (tmp_path / f"{name}.m").write_text(text)
    options = Options(more=(tmp_path / "spread.m",), main=False, example=tmp_path / "main.m")
    header = " ".join(translate(tmp_path / "blend.m", options).header_text.split())
    assert (
        "int blend(const double x[3], const blend_s *s, const int16_t k[M2C_RESTRICT 2], "
        "double x_out[3], blend_s *s_out);"
    ) in header
    assert (
        "int spread(const double *M2C_RESTRICT x, ptrdiff_t x_len, m2c_double_array *r);" in header
    )
    typed = translate(tmp_path / "spread.m", Options(main=False, args="single(2,2)")).header_text
    assert "const float x[M2C_RESTRICT 4]" in typed


ASSERTED = """\
function y = asserted(x, n, z, flag)
  assert(isa(x, 'single') && all(size(x) <= [1 100]));
  assert(isa(n, 'int32'));
  assert(n > 0);
  assert(all(size(z) == [3 1]) && ~isreal(z));
  y = 0;
  flag = flag + 1;
  assert(islogical(flag));
  y = y + flag + real(sum(z)) + sum(x) + double(n);
end
"""


def test_assertions(tmp_path: Path) -> None:
    """Each input has to be told of before it is assigned to."""
    host = Host(tmp_path)
    assert "asserted_values" in host.translate("asserted", ASSERTED)
    text = ASSERTED.replace("  y = 0;", "  assert(islogical(flag));\n  y = 0;")
    header = " ".join(host.translate("asserted", text).split())
    declared = (
        "int asserted(const float *M2C_RESTRICT x, ptrdiff_t x_len, int32_t n, "
        "const m2c_c64 z[M2C_RESTRICT 3], bool flag,"
    )
    assert declared in header


TAKES = "function y = takes(x, n)\n  y = x(1) + n;\nend\n"


def test_examples_as_codegen_takes_them(tmp_path: Path) -> None:
    (tmp_path / "make.m").write_text("codegen takes -args {single(zeros(1,3)), int8(0)}\n")
    args = "{coder.typeof(0,[1 100],[0 1]), int32(0)}"
    for text, options, declared in (
        (
            args,
            {"no_heap": True},
            "int takes(const double *M2C_RESTRICT x, ptrdiff_t x_len, int32_t n",
        ),
        ("takes: {[1;2], 0}", {}, "int takes(const double x[M2C_RESTRICT 2], double n"),
        (
            None,
            {"example": tmp_path / "make.m"},
            "int takes(const float x[M2C_RESTRICT 3], int8_t n",
        ),
    ):
        header = Host(tmp_path).translate("takes", TAKES, text, **options)
        assert declared in " ".join(header.split()).replace("( ", "(")
