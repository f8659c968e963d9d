function first_iteration_leaves()
  disp(f([3 1 2])), disp(g(2)), try, h([]), catch e, disp(e.message), end
end
function r = f(c)
  for k = 1:3
    r = k;
    if k == k, return, end
  end
  for q = 2:4, w = c(end); r = w + q; end
end
function r = g(n)
  for k = n:3
    for j = 1:2, r = j; return, end
    r = c(end);
  end
end
function h(c)
  for k = 1:2, error('always'), end
  if c(end) > 1, disp('no'), end
end
