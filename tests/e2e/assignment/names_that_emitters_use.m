% variables named as the locals that generated code declares for itself
1;
function r = filled (n)
  r = zeros (1, n);
  for k = 1:n
    r(k) = k;
  end
end
function r = grown_rows (M, n)
  rows = [];
  columns = [];
  for at = 1:n
    rows(at, :) = M(at, :);
    columns(:, at) = M(:, at);
  end
  r = {rows, columns};
end
function [r, count] = masked (x, value)
  count = x > 2;
  next = x(count);
  x(count) = value;
  r = [x, next];
end
function before = joined (across, columns, total)
  before = zeros (1, 0);
  for at = 1:total
    before = [before, across(at) * columns];
  end
end
function at = pushed (value, n)
  at = [];
  for before = 1:n
    at(end+1) = value * before;
  end
end
function [total, product, place] = reduced (value, count)
  place = find (value > count, 1);
  total = sum (value .* count + 1);
  product = value' * value;
  total = sum (total * value);
end
function old_1 = widened (old_2, n)
  old_1 = zeros (1, 1);
  for i_ = 1:n
    old_1(i_, i_ + 1) = old_2;
  end
end
function box = boxes (narrowed_1, swap_1)
  box = {narrowed_1, swap_1};
  for k = 1:2
    [narrowed_1, swap_1] = deal (swap_1, narrowed_1);
    box(end + 1, :) = {swap_1, narrowed_1};
  end
end
rows = [];
M = [10 20 30; 40 50 60; 70 80 90];
k = 1;
rows(k, :) = M(1, :);
disp (isequal (rows, [10 20 30]))
k = 2;
rows(k, :) = M(3, :);
disp (rows)
celldisp (grown_rows (M, 2), 'c')
[r, count] = masked (filled (4), 7)
disp (joined ([1 2 3], 2, 3))
disp (pushed (2, 3))
[total, product, place] = reduced (filled (3), 2)
disp (widened (4, 2))
b = boxes ('a', 1)
