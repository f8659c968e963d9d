"""`--instances`: what lives from call to call is in a struct that the caller owns."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.api import translate
from mat2c.support.diagnostics import TranslationError
from mat2c.support.options import Options
from tests.library.host import CHECKED, RACES, Host

SMOOTH = """\
function [y, n] = smooth(x, k)
% SMOOTH  A running mean, and how many values there were.
  persistent buffer history
  global total
  if isempty(buffer)
    buffer = zeros(1, 4);
  end
  if isempty(total)
    total = 0;
  end
  if isempty(history)
    history = zeros(1, k);
  end
  buffer = [buffer(2:end), x];
  history = [history(2:end), x];
  y = mean(buffer) + sum(history);
  n = count();
end
function n = count()
  global total
  total = total + 1;
  n = total;
end
"""
SMOOTH_HEADER = """\
typedef struct smooth_state {
    double total;
    bool total_set;
    double buffer[4];
    bool buffer_set;
    double *history;
    size_t history_cap;
    ptrdiff_t history_2;
} smooth_state;
"""
SMOOTH_MAIN = """\
#include <pthread.h>
#include <stdio.h>
#include "smooth.h"
static void *work(void *data)
{
    smooth_state *state = data;
    double y, n;
    for (int k = 1; k <= 50; k++)
        if (smooth(state, k, 3, &y, &n))
            return NULL;
    return data;
}
int main(void)
{
    smooth_state a, b, threads[2];
    double y, n;
    smooth_state_init(&a);
    smooth_state_init(&b);
    for (int k = 1; k <= 3; k++) {
        if (smooth(&a, k, 2, &y, &n))
            return 1;
        printf("a %g %g\\n", y, n);
    }
    if (smooth(&b, 8, 5, &y, &n))
        return 2;
    printf("b %g %g\\n", y, n);
    smooth_state_free(&a);
    if (smooth(&a, 1, 2, &y, &n))
        return 3;
    printf("a %g %g\\n", y, n);
    smooth_state_free(&a);
    smooth_state_free(&b);
    pthread_t running[2];
    for (int k = 0; k < 2; k++) {
        smooth_state_init(&threads[k]);
        pthread_create(&running[k], NULL, work, &threads[k]);
    }
    for (int k = 0; k < 2; k++) {
        void *done;
        pthread_join(running[k], &done);
        if (!done || smooth(&threads[k], 0, 3, &y, &n))
            return 4;
        printf("%g\\n", n);
        smooth_state_free(&threads[k]);
    }
    return 0;
}
"""


@pytest.mark.parametrize("tools", [RACES, CHECKED], ids=["races", "leaks"])
def test_instances_are_apart(tmp_path: Path, tools: object) -> None:
    host = Host(tmp_path, tools)  # type: ignore[arg-type]
    header = host.translate("smooth", SMOOTH, "double, double", instances=True)
    assert SMOOTH_HEADER in header
    assert "static M2C_STATE double" not in (tmp_path / "smooth.c").read_text()
    first = "a 1.25 1\na 3.75 2\na 6.5 3\nb 10 1\n"
    assert host.run(SMOOTH_MAIN) == f"{first}a 1.25 1\n51\n51\n"


def test_without_a_heap(tmp_path: Path) -> None:
    host = Host(tmp_path)
    text = (
        "function y = gate(x)\n  persistent last\n  if isempty(last), last = 0; end\n"
        "  y = x - last;\n  last = x;\nend\n"
    )
    header = host.translate("gate", text, "double", instances=True, no_heap=True)
    assert "#define GATE_RAM 0\n" in header
    assert "int gate(gate_state *state, double x, double *y);" in header
    main = (
        '#include <stdio.h>\n#include "gate.h"\nint main(void)\n{\n'
        "    gate_state s;\n    double y;\n"
        "    gate_state_init(&s);\n    gate(&s, 3, &y);\n    gate(&s, 5, &y);\n"
        '    printf("%g\\n", y);\n    return 0;\n}\n'
    )
    assert host.run(main) == "2\n"


def test_variables_of_no_one_type(tmp_path: Path) -> None:
    source = tmp_path / "f.m"
    source.write_text(
        "function y = f(x)\n  persistent p\n  p{end + 1} = x;\n  y = numel(p);\nend\n"
    )
    with pytest.raises(TranslationError) as told:
        translate(source, Options(main=False, args="double", instances=True))
    assert "--instances: 'f.p' may be of any class or size" in str(told.value)
