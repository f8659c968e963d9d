"""1x1 structs of known fields are C structs at the interface."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.diagnostics import TranslationError
from mat2c.support.options import Options
from tests.library.host import Host

TRACK = """\
function [s, worst] = track(s, cfg, z)
% TRACK  One step of a tracker.
%   s    state
%   cfg  gains and limits
  for k = 1:3
    e = z(k) - s.x(k);
    s.x(k) = s.x(k) + cfg.gain * min(max(e, -cfg.limit.most), cfg.limit.most);
  end
  s.steps = s.steps + 1;
  s.name = [s.name '.'];
  s.x = s.x(end:-1:1);
  worst = struct('value', max(abs(z - s.x)), 'bad', any(z > 100));
end
"""
TRACK_ARGS = (
    "struct(x: double(1,3), steps: int32, name: char(1,:)), "
    "struct(gain: double, limit: struct(most: double)), double(1,3)"
)
TRACK_HEADER = """\
typedef struct track_s {
    double x[3];
    int32_t steps;
    m2c_char_array name;
} track_s;

typedef struct track_cfg_limit {
    double most;
} track_cfg_limit;

typedef struct track_cfg {
    double gain;
    track_cfg_limit limit;
} track_cfg;

typedef struct track_worst {
    double value;
    bool bad;
} track_worst;

/* [s, worst] = track(s, cfg, z)
 *
 * One step of a tracker.
 *
 *   s      in: state; may be s_out
 *   cfg    in: gains and limits
 *   z      in, 1x3
 *   s_out  out: state; may be s
 *   worst  out
 *
 * Arrays are in column order; none overlaps an output but where it says so.
 * Returns 0, or 1 where it failed: m2c_last_failure() says why. */
int track(const track_s *s, const track_cfg *cfg, const double z[M2C_RESTRICT 3], track_s *s_out,
          track_worst *worst);
"""
TRACK_MAIN = """\
#include <stdio.h>
#include "track.h"
static void show(const track_s *s, const track_worst *worst)
{
    printf("%g %g %g %d %.*s %g %d\\n", s->x[0], s->x[1], s->x[2], (int)s->steps,
           (int)s->name.size[1], s->name.data, worst->value, worst->bad);
}
int main(void)
{
    const track_cfg cfg = {0.5, {.most = 4}};
    const double z[3] = {1, 10, 101};
    track_s s = {{0, 0, 0}, 7, {0}}, other = {0};
    track_worst worst;
    if (track(&s, &cfg, z, &other, &worst))
        return 1;
    show(&other, &worst);
    for (int k = 0; k < 2; k++) {
        if (track(&s, &cfg, z, &s, &worst))
            return 2;
        show(&s, &worst);
    }
    m2c_char_array_free(&s.name);
    m2c_char_array_free(&other.name);
    return 0;
}
"""


def test_structs_of_known_fields(tmp_path: Path) -> None:
    host = Host(tmp_path)
    assert TRACK_HEADER in host.translate("track", TRACK, TRACK_ARGS, verify=True)
    first = "2 2 0.5 8 . 100.5 1\n"
    assert host.run(TRACK_MAIN) == first + first + "2.5 4 1.5 9 .. 99.5 1\n"


def test_structs_that_are_only_made(tmp_path: Path) -> None:
    """Two outputs of one type are of one C struct; what isn't plain is a value."""
    host = Host(tmp_path)
    text = "function [p, q, r] = ends(x)\n  p.v = x(1); q.v = x(2); r = {p, q};\nend\n"
    header = host.translate("ends", text, "double(1,2)")
    declared = "ends_p *p, ends_p *q, m2c_value **r);"
    assert " ".join(header.split()).endswith(declared + " M2C_API_END #endif")


def test_a_boxed_entry_takes_structs_as_values(tmp_path: Path) -> None:
    host = Host(tmp_path)
    text = "function y = half(s)\n  y = s.v / 2;\nend\n"
    header = host.translate("half", text, "struct(v: double)", entry="both")
    assert "int half(m2c_value *s, m2c_value **y);" in header
    assert "typedef" not in header


@pytest.mark.parametrize("args", ["struct(v)", "struct(v: double", "struct(v: double), any, any"])
def test_structs_that_are_no_types(tmp_path: Path, args: str) -> None:
    source = tmp_path / "half.m"
    source.write_text("function y = half(s)\n  y = s.v / 2;\nend\n")
    with pytest.raises(TranslationError):
        translate(source, Options(main=False, args=args))


def test_inputs_that_are_not_given(tmp_path: Path) -> None:
    host = Host(tmp_path)
    text = "function y = half(s, k)\n  if nargin < 2, k = 2; end\n  y = s.v / k;\nend\n"
    header = host.translate("half", text, "struct(v: double)")
    assert "int half(const half_s *s, double *y);" in header
    plain = host.translate("half", text.replace("s.v", "s"), "double")
    assert "int half(double s, double *y);" in plain
