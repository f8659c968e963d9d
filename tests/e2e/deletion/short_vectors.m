% one element is taken out of vectors of a few, which stay as they are beside the rest
function short_vectors
  x = [4 8 15 16 23 42];
  for k = 1:6
    r = x; r(k) = [];
    printf ("%d ", r, x(k), numel (r)); printf ("\n");
  end
  c = int8 ([5; -6; 7]);
  for k = [3 1 2]
    d = c; d(k) = []; disp (d'), disp (size (d))
  end
  t = 'abcdefgh'; v = [true false true true];
  for k = 1:4
    u = t; u(2 * k) = []; w = v; w(k) = [];
    printf ("%s %d%d%d\n", u, w);
  end
  for k = 1:2.5
    p = [k 9]; q = p; q(k) = []; disp (q)
  end
  y = [1.5 2.5 3.5]; k = 2;
  z = y; z(k) = []; y(k) = []; disp (z), disp (y)
  n = [1 2 3 4 5 6 7 8 9 10];
  for k = 1:9:10, m = n; m(k) = []; printf ("%d ", m); end, printf ("\n");
  try, s = x; k = 7; s(k) = []; catch e, disp (e.message), end
  try, s = x; k = 1.5; s(k) = []; catch e, disp (e.message), end
  disp (orders ([1 2 3]))
  A = [1 2 3; 4 5 6];
  for k = 1:3, B = A; B(:, k) = []; disp (B), end
end
function n = orders (rest)
  n = 1;
  for k = 1:numel (rest)
    r = rest; r(k) = [];
    n = n + rest(k) * orders (r);
  end
end
