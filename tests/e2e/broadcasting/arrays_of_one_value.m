% arrays of one value as operands: with arrays as large, numbers, other extents, other classes
1;
function f (m, n, c, x)
  a = -ones (m, n); b = c * ones (m, n); d = zeros (m, n) + c; e = ones (m, n) / 4; g = zeros (m, n) - c;
  h = c - zeros (m, n); k = 2 .^ ones (m, n); l = ones (m, n) > c; q = NaN * ones (m, n); r = ones (m, n) * Inf;
  s = -zeros (m, n); t = Inf (m, n) - 1; u = ones (m, n) .* c'; v = c ./ ones (m, n);
  disp (a), disp (b), disp (d), disp (e), disp (g), disp (h), disp (k), disp (l), disp (q), disp (r)
  disp (1 ./ s), disp (t), disp (u), disp (v)
  a(1) = 3; b(1, 1) = 9; disp (sum (a(:)) + sum (b(:)))
  try
    disp (x + ones (m, n)), disp (ones (m, n) - x), disp (x .* zeros (m, n)), disp (x >= ones (m, n)), disp (max (x, ones (m, n)))
  catch err
    disp (err.message)
  end
end
f (2, 3, 5, magic (3)(1:2, :)); f (1, 4, -0, 1:4); f (1, 1, 2.5, 7); f (0, 3, 1, zeros (0, 3)); f (-1, 2, 1, zeros (0, 2));
f (3, 1, Inf, (1:3)'); f (2, 2, NaN, [1 2; 3 4]); f (2, 2, 1+2i, [1 2; 3 4]); f (2, 2, int8 (3), [1 2; 3 4]);
f (1, 3, single (0.1), single ([1 2 3])); f (1, 3, true, [true false true]); f (2, 2, 3, 1:3); f (1, 3, 'a', 'abc');
function g (n)
  y = -ones (1, n); z = 3 * ones (n, n); w = zeros (n, 1) + n; v = ones (n)' * 2; y(2) = 0; z(1, 2) = 1; w(1) = 8;
  disp (y), disp (z), disp (w), disp (v), disp (ones (1, n) * ones (n, 1)), disp (ones (n, 1) * (1:n))
end
g (3); g (2); g (4);
