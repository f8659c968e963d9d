"""No C has a branch with nothing in its first arm."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from mat2c.driver.session import translate
from mat2c.support.diagnostics import Diagnostics
from mat2c.support.options import Options

SOURCES = {
    "a value that may not be there": """\
1;
function [r, s] = un(n)
  s = 1;
  if n, r = {1}; end
end
for k = {0, 'a'}
  try
    x = un(k{1})
  catch e
    disp(e.message)
  end
end
""",
    "what nothing reads": """\
x = rand;
if x > 2
  y = 1;
else
  disp('small')
end
""",
}


@pytest.mark.parametrize("options", [Options(), Options(boxed=True)], ids=["typed", "boxed"])
@pytest.mark.parametrize("name", SOURCES)
def test_arms_are_not_empty(name: str, options: Options, tmp_path: Path) -> None:
    path = tmp_path / "main_.m"
    path.write_text(SOURCES[name])
    text = translate(path, options, Diagnostics()).c_text
    assert not re.search(r"\{\n *\} else \{", text)
