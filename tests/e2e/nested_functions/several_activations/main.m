function main
  % several activations at once
  a = counter(10); b = counter(100);
  disp([a(), a(), b(), a(), b()])
  [inc, get] = pair(5);
  inc(); inc(); disp(get())
  [inc2, get2] = pair(50);
  inc2(); disp([get(), get2()])
  disp(walk(4))
  f = outer(3);
  disp(f(10))
  acc = logger();
  acc('one'); acc('two'); r = acc('three');
  printf('%s;', r{:}); printf('\n');
  g = fact_handle();
  disp(g(6))
  cellfun(@(h) disp(h()), {a, b});
  x = 1;
  function bump(), x = x + 1; end
  for k = 1:3, bump(); end
  disp(x)
  h = @bump; h(); disp(x)
  z = arrayfun(@(k) addx(k), 1:3); disp(z)
  function r = addx(k), r = k + x; end
  try, thrower(), catch e, disp(e.message), disp(x), end
  function thrower(), x = 99; error('thrown'); end
end
function h = counter(start)
  n = start;
  h = @step;
  function r = step()
    n = n + 1; r = n;
  end
end
function [i, g] = pair(v)
  i = @inc; g = @get;
  function inc(), v = v + 1; end
  function r = get(), r = v; end
end
function r = walk(n)
  % recursion: each activation has its own
  total = 0;
  add(n);
  if n > 0
    sub = walk(n - 1);
    add(sub);
  end
  r = total;
  function add(k), total = total + k; end
end
function h = outer(p)
  q = p * 2;
  h = @mid;
  function r = mid(x)
    w = q + x;
    r = inner(1) + w;
    function s = inner(k)
      w = w + k; q = q + 1;
      s = w * 10;
    end
  end
end
function h = logger()
  list = {};
  h = @add;
  function r = add(t)
    list{end+1} = t;
    r = list;
  end
end
function h = fact_handle()
  h = @f;
  function r = f(n)
    if n <= 1, r = 1; else r = n * f(n - 1); end
  end
end
