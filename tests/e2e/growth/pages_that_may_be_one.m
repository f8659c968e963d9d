% Fewer subscripts than dimensions grow an array of one page only, which has no more dimensions.
1;
function x = pages_and_columns (n, x)
  for k = 1:n
    x(:, :, k) = 1;
    x(:, end+1) = k;
  end
end
function x = columns_behind (x, n)
  for k = 1:n, x(:, :, k) = 1; end
  x(:, 2) = 3;
  x(3, 1) = 4;
end
function x = pages_behind (x, n)
  for k = 1:n, x(:, :, :, k) = 1; end
  x(1, 2, 2) = 3;
end
function x = inside (x, n)
  for k = 1:n, x(:, :, k) = 1; end
  x(:, end) = 3;
end
for n = 0:2
  for start = {[1; 2], [1 2], 1}
    x = start{1};
    try, pages_and_columns (n, x), catch e, disp (e.message), end
    try, columns_behind (x, n), catch e, disp (e.message), end
    try, pages_behind (x, n), catch e, disp (e.message), end
    try, inside (x, n), catch e, disp (e.message), end
  end
end
