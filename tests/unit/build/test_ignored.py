"""Graphics calls do nothing; what they give can go where a handle goes."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from mat2c import api
from mat2c.support.options import Options

PROGRAM = """
h = plot(1:3);
set(h, 'LineWidth', 2);
hs(2) = line([0 1], [0 1]);
hs = [hs(2), h];
s.lines(3) = text(0, 0, 'x');
for k = 1:2
  hl{k} = line([0 1], [0 k]);
end
set([hl{:}], 'Color', 'b');
draw = @plot;
draw(1:3);
r = arrayfun(@(k) plot(k), 1:3);
feval('plot', 1:3);
title('t'), xlabel('x')
xticks([1 2]);
if ~isempty(h) && ishandle(h), close(h), end
name = uigetfile('*.m');
printf('%d %d %d ', numel(hs), numel(s.lines), numel(r));
printf('%d %d\\n', isempty(get(gcf, 'Position')), name);
"""


@pytest.mark.parametrize("boxed", [False, True])
def test_handles(tmp_path: Path, boxed: bool) -> None:
    source = tmp_path / "prog.m"
    source.write_text(PROGRAM)
    api.build_program(source, tmp_path / "prog", Options(boxed=boxed))
    done = subprocess.run([tmp_path / "prog"], capture_output=True, text=True, check=True)
    assert done.stdout == "2 3 3 1 0\n"


DATA = """
function tried(f, varargin)
try
  f(varargin{:});
  printf('fine\\n');
catch e
  printf('%s [%s]\\n', e.message, e.identifier);
end
end
function asked(f)
try
  a = f();
catch e
  printf('%s\\n', e.message);
end
end
tried(@() imread('a.png'))
tried(@imwrite, 1, 'a.png')
tried(@xlim, [0 1])
asked(@xlim)
tried(@() axis([0 1 0 1]))
asked(@() axis)
tried(@() feval('urlread', 'http://localhost'))
try, c = caxis; catch e, disp(e.message), end
diary off
x = 1;
try, save -hdf5 f.h5 x, catch e, disp(e.message), end
saveas(gcf, 'a.png')
disp(1)
"""


@pytest.mark.parametrize("boxed", [False, True])
def test_data_is_not_made_up(tmp_path: Path, boxed: bool) -> None:
    source = tmp_path / "prog.m"
    source.write_text(DATA)
    api.build_program(source, tmp_path / "prog", Options(boxed=boxed))
    done = subprocess.run([tmp_path / "prog"], capture_output=True, text=True, cwd=tmp_path)
    lacks = "not available in compiled programs"
    identifier = "[Octave:undefined-function]"
    assert done.stdout.splitlines() == [
        f"imread: {lacks} {identifier}",
        f"imwrite: {lacks} {identifier}",
        "fine",
        f"xlim: {lacks}",
        "fine",
        f"axis: {lacks}",
        f"urlread: {lacks} {identifier}",
        f"caxis: {lacks}",
        "save: HDF5 files are not available in compiled programs",
    ]
    place = "error: called from\n    prog at line 28 column 1\n"
    assert (done.returncode, done.stderr) == (1, f"error: saveas: {lacks}\n{place}")
    assert sorted(p.name for p in tmp_path.iterdir()) == ["prog", "prog.m"]
