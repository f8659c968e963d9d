"""Every allocation of a call fails in turn: the call does, with a message, and nothing leaks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.library.host import Host

# Calls until no allocation is left that could fail. Later ones fail, too, where AND_ALL is 1.
FAILING = """\
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "NAME.h"
static long left; /* allocations until one fails; 0: none does */
static int failed;
static int fails(void)
{
    if (left > 1)
        left--;
    else if (left == 1) {
        left = AND_ALL;
        failed = 1;
        return 1;
    }
    return 0;
}
void *__real_malloc(size_t n);
void *__real_calloc(size_t n, size_t size);
void *__real_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n);
void *__wrap_calloc(size_t n, size_t size);
void *__wrap_realloc(void *p, size_t n);
void *__wrap_malloc(size_t n)
{
    return fails() ? NULL : __real_malloc(n);
}
void *__wrap_calloc(size_t n, size_t size)
{
    return fails() ? NULL : __real_calloc(n, size);
}
void *__wrap_realloc(void *p, size_t n)
{
    return fails() ? NULL : __real_realloc(p, n);
}
static int call(long n)
{
    int status = 0;
CALL
    return status;
}
int main(void)
{
    long n = 1;
    if (call(0))
        return 1;
    for (;; n++) {
        failed = 0;
        int status = call(n);
        left = 0;
        if (!failed)
            return status ? 2 : n > 5 ? 0 : 3;
        if (!status || !strstr(m2c_error_message(), "out of memory")) {
            printf("allocation %ld: %d %s\\n", n, status, m2c_error_message());
            return 4;
        }
        if (call(0)) {
            printf("after allocation %ld: %s\\n", n, m2c_error_message());
            return 5;
        }
    }
}
"""
BOXED = """\
    m2c_value *out[2] = {NULL}, *in[1] = {m2c_char("the cat and the dog and the bird")};
    left = n;
    status = NAME_values(2, out, 1, in);
    m2c_release(out[0]);
    m2c_release(out[1]);
    m2c_release(in[0]);
"""
GROWN = """\
    double x[60];
    for (int k = 0; k < 60; k++)
        x[k] = 2 + (k * 7) % 60;
    m2c_double_array y;
    m2c_double_array_init(&y);
    left = n;
    status = NAME(x, 60, &y);
    m2c_double_array_free(&y);
"""
LIBRARIES = {
    "words": (
        """\
function [words, counts] = words(text)
  parts = strsplit(text, ' ');
  words = {}; counts = [];
  for i = 1:numel(parts)
    k = find(strcmp(words, parts{i}));
    if isempty(k)
      words{end + 1} = parts{i};
      counts(end + 1) = 1;
    else
      counts(k) = counts(k) + 1;
    end
  end
end
""",
        None,
        BOXED,
    ),
    "records": (
        """\
function [s, n] = records(text)
  persistent log
  if isempty(log), log = struct('text', {}); end
  log(end + 1).text = text;
  if numel(log) > 3, log = log(2:end); end
  s.first = log(1);
  s.upper = regexprep(text, 'a(.)', '<$1>');
  s.line = sprintf('%s:%d', text, numel(text));
  n = numel(fieldnames(s));
end
""",
        None,
        BOXED,
    ),
    "guarded": (
        """\
function [t, n] = guarded(text)
  n = 0;
  m = containers.Map();
  for k = 1:3
    try
      m(sprintf('key%d', k)) = {text, k};
      error('my:id', 'no %d', k);
    catch e
      if ~strcmp(e.identifier, 'my:id'), rethrow(e); end
      n = n + numel(e.message);
    end
  end
  t = m.keys();
end
""",
        None,
        BOXED,
    ),
    "kept": (
        """\
function y = kept(x)
  y = [];
  for k = 1:numel(x)
    if x(k) > 1, y(end + 1) = x(k) * 2; end
  end
  y = sort(y);
end
""",
        "double(1,:)",
        GROWN,
    ),
    "solved": (
        """\
function y = solved(x)
  n = numel(x);
  a = eye(n) + ones(n) / n;
  y = (a \\ x(:))' + cellfun(@(v) v * 2, num2cell(x));
end
""",
        "double(1,:)",
        GROWN,
    ),
}
WRAPPED = tuple(f"-Wl,--wrap={name}" for name in ("malloc", "calloc", "realloc"))


@pytest.mark.parametrize("name", LIBRARIES)
@pytest.mark.parametrize("and_all", [False, True], ids=["one", "all"])
def test_allocations_fail_in_turn(tmp_path: Path, name: str, and_all: bool) -> None:
    text, args, call = LIBRARIES[name]
    host = Host(tmp_path)
    host.translate(name, text, args)
    main = FAILING.replace("CALL", call).replace("NAME", name).replace("AND_ALL", f"{int(and_all)}")
    assert host.run(main, *WRAPPED, leaks=and_all) == ""
