"""Calls from several threads: each has what its calls keep, and leaves nothing behind."""

from __future__ import annotations

from pathlib import Path

import pytest

from mat2c.build.compiler import Toolchain
from tests.library.host import CHECKED, RACES, Host

COUNTER = """\
function [n, text] = counter(k)
  persistent count names
  global total
  if isempty(count), count = 0; names = {}; total = 0; end
  count = count + 1;
  total = total + k;
  names{end + 1} = sprintf('%d', k);
  s.count = count;
  try
    error('my:id', 'no %d', s.count);
  catch e
    text = regexprep(e.message, 'o (\\d)', '<$1>');
  end
  warning('off', 'my:other');
  rand('twister', k);
  m = containers.Map(names, num2cell(1:count));
  x = rand(3) \\ ones(3, 1) + interp1([1 2 3], [4 5 6], 1.5) + gammaln(k + 2);
  n = total + numel(names) + m.Count + 0 * x(1) + eval('0');
end
"""
TYPED = """\
function y = pick(x, k)
  persistent last
  if isempty(last), last = 0; end
  y = x(k) + last;
  last = y;
end
"""
# Constants of the module are in the struct of each thread.
STEP = """\
function u = step(e)
  persistent state
  if isempty(state)
    state.sum = 0;
    state.last = 0;
    state.name = 'none';
    state.list = {0, 'none'};
  end
  d = e - state.last;
  state.last = e;
  state.sum = state.sum + d * numel(state.name) + state.list{1};
  other = state.list{2};
  u = state.sum + numel(other);
end
"""
MAIN = """\
#include <pthread.h>
#include <stdio.h>
#include "counter.h"
#include "pick.h"
#include "step.h"
static void *work(void *result)
{
    double *sum = result;
    for (int k = 1; k <= 20; k++) {
        m2c_value *out[2] = {NULL}, *in[1] = {m2c_double(k)};
        double y;
        if (counter_values(2, out, 1, in))
            return NULL;
        *sum += m2c_get(out[0], 0);
        m2c_value *u = NULL;
        if (step(k, &u))
            return NULL;
        *sum += m2c_get(u, 0);
        const double x[3] = {1, 2, 3};
        if (!pick(x, k % 4 + 1, &y))
            *sum += y;
        else
            *sum += m2c_error_message()[0];
        m2c_release(out[0]);
        m2c_release(out[1]);
        m2c_release(in[0]);
        m2c_release(u);
    }
    return NULL;
}
int main(void)
{
    pthread_t threads[4];
    double sums[4] = {0};
    for (int round = 0; round < 2; round++) {
        for (int k = 0; k < 4; k++)
            pthread_create(&threads[k], NULL, work, &sums[k]);
        for (int k = 0; k < 4; k++)
            pthread_join(threads[k], NULL);
    }
    printf("%d\\n", sums[0] > 0 && sums[0] == sums[1] && sums[1] == sums[2] && sums[2] == sums[3]);
    return 0;
}
"""


@pytest.mark.parametrize("tools", [RACES, CHECKED], ids=["races", "leaks"])
def test_threads_have_state_of_their_own(tmp_path: Path, tools: Toolchain) -> None:
    host = Host(tmp_path, tools)
    host.translate("counter", COUNTER)
    host.translate("pick", TYPED, "double(1,3), double")
    host.translate("step", STEP, "double")
    assert host.run(MAIN) == "1\n"
