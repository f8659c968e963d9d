"""Numbers that texts are, and what is asked of them, are calculated without boxes."""

from __future__ import annotations

from pathlib import Path

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

PARTS = """f = strsplit(sprintf('%d,%g', 3, rand), ',');
t = 0;
for k = 1:numel(f)
  v = str2double(f{k});
  if ~isnan(v) && v > 2 && 7 >= v
    t = t + v;
  end
end
w = strtrim(f{1});
printf('%g %g', real(t), real(str2double(w(1:end))));
"""


def written(folder: Path, text: str) -> str:
    path = folder / "prog.m"
    path.write_text(text)
    return translate(path, Options(), Diagnostics()).c_text


def test_numbers_of_parts(tmp_path: Path) -> None:
    made = written(tmp_path, PARTS)
    assert made.count("m2c_number_of_text(") == 2
    assert "m2c_isnan_c64(v)" in made
    for boxed in ("m2c_fn_str2double", "m2c_fn_isnan", "m2c_gt(", "m2c_ge("):
        assert boxed not in made


def test_texts_of_several_rows(tmp_path: Path) -> None:
    made = written(tmp_path, "disp(str2double(['1' + (rand > 2); '2']))\n")
    assert "m2c_fn_str2double" in made
