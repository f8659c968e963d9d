"""Calls from C: what is passed stays the caller's, and every call comes back."""

from __future__ import annotations

from pathlib import Path

from tests.library.host import Host

GAIN = """\
function [y, n] = gain(s, x)
  persistent calls
  if isempty(calls), calls = 0; end
  calls = calls + 1;
  s.factor = s.factor + 1;
  y = s.factor * x;
  n = calls;
end
"""
GAIN_MAIN = """\
#include <stdio.h>
#include "gain.h"
#include "m2c/index.h"
int main(void)
{
    m2c_value *s = NULL, *factor = m2c_double(2);
    if (m2c_setfield(&s, factor, "factor"))
        return 1;
    for (int k = 0; k < 3; k++) {
        m2c_value *y = NULL;
        double n;
        if (gain(s, 10, &y, &n))
            return 2;
        printf("%g %g refs %d %d\\n", m2c_get(y, 0), n, s->refs, factor->refs);
        m2c_release(y);
    }
    m2c_release(factor);
    m2c_release(s);
    return 0;
}
"""


def test_values_are_borrowed(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("gain", GAIN, "struct, double")
    assert host.run(GAIN_MAIN) == "".join(f"30 {k} refs 1 2\n" for k in (1, 2, 3))


TURN = """\
function [x, w] = turn(x, w)
  y = zeros(1, 4);
  for k = 1:4
    y(k) = x(5 - k) + w(k);
    w(k) = sum(x) + w(1);
  end
  x = y;
end
"""
OPEN_TURN = """\
function x = flip_all(x)
  y = zeros(1, numel(x));
  for k = 1:numel(x)
    y(k) = x(numel(x) + 1 - k);
  end
  x = y;
end
"""
TURN_MAIN = """\
#include <stdio.h>
#include "flip_all.h"
#include "turn.h"
static void show(const double *y)
{
    printf("%g %g %g %g\\n", y[0], y[1], y[2], y[3]);
}
int main(void)
{
    double x[4] = {1, 2, 3, 4}, w[4] = {10, 20, 30, 40};
    double y[4], t[4];
    if (turn(x, w, y, t))
        return 1;
    show(y), show(t);
    if (turn(x, w, x, w))
        return 2;
    show(x), show(w);
    m2c_double_array block;
    m2c_double_array_init(&block);
    for (int k = 0; k < 2; k++) {
        if (flip_all(k ? block.data : y, 4, &block))
            return 4;
        show(block.data);
    }
    printf("%td %td\\n", block.size[0], block.size[1]);
    m2c_double_array_free(&block);
    return 0;
}
"""


def test_outputs_may_lie_where_inputs_of_their_name_do(tmp_path: Path) -> None:
    host = Host(tmp_path)
    header = host.translate("turn", TURN, "double(1,4), double(1,4)")
    assert "double x_out[4]" in header
    host.translate("flip_all", OPEN_TURN, "double(1,:)")
    turned = "14 23 32 41\n20 30 30 30\n"
    assert host.run(TURN_MAIN) == turned * 2 + "41 32 23 14\n14 23 32 41\n1 4\n"


LEAVE = """\
function n = leave(how)
  persistent count
  if isempty(count), count = 0; end
  count = count + 1;
  n = count;
  if how == 1
    inner(3);
  elseif how == 2
    while true
      try
        inner(4);
      catch
        n = -1;
      end
    end
  elseif how == 3
    cellfun(@(x) inner(x), {5, 6}, 'ErrorHandler', @(e, x) 0);
  end
end
function inner(status)
  c = onCleanup(@() disp('left'));
  exit(status);
end
"""
LEAVE_MAIN = """\
#include <stdio.h>
#include "leave.h"
int main(void)
{
    for (int how = 0; how <= MOST; how++) {
        m2c_value *n = NULL, *in[1] = {m2c_double(how)};
        int failed = leave_values(1, &n, 1, in);
        printf("%d %d %s\\n", failed, m2c_exit_status(), failed ? m2c_error_id() : "");
        m2c_release(n);
        m2c_release(in[0]);
    }
    m2c_value *n = NULL;
    m2c_value *in[1] = {m2c_double(0)};
    if (leave_values(1, &n, 1, in))
        return 1;
    printf("%g %d\\n", m2c_get(n, 0), m2c_exit_status());
    m2c_release(n);
    m2c_release(in[0]);
    return 0;
}
"""


def test_exit_ends_the_call_and_not_the_host(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("leave", LEAVE)
    left = "0 -1 \nleft\n1 3 mat2c:exit\n"
    assert host.run(LEAVE_MAIN.replace("MOST", "1")) == f"{left}3 -1\n"


def test_exit_is_not_caught(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("leave", LEAVE)
    lines = host.run(LEAVE_MAIN.replace("MOST", "3"), leaks=True).splitlines()
    assert [line for line in lines if line != "left"][2:] == [
        "1 4 mat2c:exit",
        "1 5 mat2c:exit",
        "5 -1",
    ]


DEEP = """\
function n = deep(k)
  max_recursion_depth(1e6);
  c = {};
  for i = 1:30000, c = {c}; end
  c = 0;
  n = down(k) + c;
end
function n = down(k)
  if k == 0, n = 0; else n = 1 + down(k - 1); end
end
"""
DEEP_MAIN = """\
#include <pthread.h>
#include <stdio.h>
#include "deep.h"
static void *call(void *data)
{
    m2c_value *n = NULL, *in[1] = {m2c_double(*(double *)data)};
    if (deep_values(1, &n, 1, in))
        puts(m2c_error_message());
    else
        printf("%g\\n", m2c_get(n, 0));
    m2c_release(n);
    m2c_release(in[0]);
    return NULL;
}
int main(void)
{
    double few = 100, many = 900000;
    call(&few), call(&many), call(&few);
    pthread_t thread;
    pthread_attr_t small;
    pthread_attr_init(&small);
    pthread_attr_setstacksize(&small, 1 << 18);
    pthread_create(&thread, &small, call, &many);
    pthread_join(thread, NULL);
    pthread_attr_destroy(&small);
    return 0;
}
"""


def test_a_stack_that_is_too_small_is_an_error(tmp_path: Path) -> None:
    host = Host(tmp_path)
    host.translate("deep", DEEP)
    out_of_stack = "out of stack: the calls nest too deeply for the stack of this thread\n"
    assert host.run(DEEP_MAIN) == f"100\n{out_of_stack}100\n{out_of_stack}"
