% a called function gives its own block back: what was known of the room in the caller's is void
1;
function y = scaled (x, k)
  n = numel (x);
  y = ones (1, n) * k;
  for i = 1:n
    y(i) = y(i)^(n - i);
  end
  y = y .* x;
end
function y = turned (x)
  y = [x(2:end), x(1)];
end
function d = lower (c)
  d = [];
  for k = 1:numel (c)-1
    if c(k) ~= 0, d(end+1) = c(k)*k; end
  end
end
function A = rows (v)
  A = zeros (2, 34);
  d = lower (v);
  A(1, :) = [zeros(1, 30), turned(scaled(d, 2))];
  A(2, :) = [zeros(1, 30), turned(scaled(d, 3))];
end
function s = in_branch (v, c)
  d = lower (v);
  a = [zeros(1, 300), d];
  s = sum (a);
  if c
    t = turned (d);
    s = s + t(1);
  end
  b = [ones(1, 300), d];
  s = s + sum (b .* b) + b(end);
end
function s = in_loop (v, n)
  d = lower (v);
  s = 0;
  a = [zeros(1, 200), d];
  s = s + a(end);
  for k = 1:n
    b = [ones(1, 200), d] * k;
    s = s + sum (b);
    t = turned (scaled (d, k));
    s = s + t(1);
  end
end
function s = in_try (v)
  d = lower (v);
  a = [zeros(1, 400), d];
  s = a(end);
  try
    t = turned (d);
    s = s + t(1);
    t = turned (t(1:0));
    s = s + numel (t);
  catch e
    s = s + 1000;
  end
  b = [ones(1, 400), d];
  s = s + sum (b);
end
A = rows ([1 2 3 4 5]);
disp (A(:, 29:34))
disp (in_branch ([1 2 3 4 5], true))
disp (in_branch ([1 2 3 4 5], false))
disp (in_loop ([1 2 3 4 5], 3))
disp (in_try ([1 2 3 4 5]))
