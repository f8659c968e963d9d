% An element removed from a column leaves a column, from a column of one element a row of none.
1;
function x = first (x)
  x = x(:, 1);
  x(1) = [];
end
function x = all_removed (x)
  while ! isempty (x)
    x(end) = [];
  end
end
function x = until_small (n)
  x = (1:n)';
  for k = 1:n - 1
    x(1) = [];
  end
  x(1) = [];
end
function x = kept (x)
  x = x(:);
  x(1) = [];
  x(end+1) = 5;
end
for n = 1:3
  disp (size (first (ones (n, 2)))); disp (size (all_removed (ones (n, 1)))); disp (size (all_removed (ones (1, n))));
  disp (size (until_small (n))); disp (size (kept (1:n)));
end
try, first (zeros (0, 3)), catch e, disp (e.message), end
