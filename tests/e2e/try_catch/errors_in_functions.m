1;
function r = safe_div(a, b)
  if b == 0
    error('math:div', 'division of %g by zero', a);
  end
  r = a / b;
end
function [r, ok] = attempt(f, varargin)
  ok = true; r = [];
  try
    r = f(varargin{:});
  catch e
    ok = false;
    printf('caught <%s> %s\n', e.identifier, e.message);
  end
end
[r, ok] = attempt(@safe_div, 1, 2)
[r, ok] = attempt(@safe_div, 1, 0)
[r, ok] = attempt(@(x) x(10), 1:3)
[r, ok] = attempt(@str2func, 5)
[r, ok] = attempt(@undefined_function_xyz)
[r, ok] = attempt(@(a, b) a * b, ones(2), ones(3))
results = cell(1, 3);
for k = 1:3
  try
    if k == 2, error('skip'), end
    results{k} = k;
  catch
    results{k} = 'failed';
    continue
  end
end
results
function r = cleanup_test()
  r = 0;
  try
    r = 1;
    return
  catch
    r = 2;
  end
end
cleanup_test()
for k = 1:3, try, if k == 2, break, end, disp(k), catch, end, end
