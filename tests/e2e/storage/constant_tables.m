1;
% Matrices of constants: read where the C file has them, copied where they change.

function r = total (v)
  r = 0;
  for k = 1:numel (v)
    r = r + k * double (v(k));
  end
end

function v = changed (v, k)
  v(k) = v(k) + 1;
end

function v = grown (v)
  v(end + 1) = v(1);
end

function w = weights (kind)
  if kind > 1
    w = [1 4 6 4 1] / 16;
  else
    w = [1 2 3 2 1]' / 9;
  end
end

function r = counted (k)
  persistent seen
  if isempty (seen)
    seen = [5 4 3 2 1 0];
  end
  seen(k) = seen(k) + 1;
  r = seen;
end

function [a, b] = both ()
  a = [1 0 2 0 3 0];
  b = a;
  b(2) = 7;
end

function read_all (i)
  d = [0.5 -0 NaN Inf -Inf 1e300];
  printf ("%g ", d(i), 1 / d(2), d'); disp ('')
  s = single ([0.1 0.2 0.3 1e40 -1e-50]);
  printf ("%.9g ", s(i), s); disp (class (s(i)))
  a = int8 ([1.5 -1.5 300 -300 NaN 0.4]);
  printf ("%d ", a(i), a); disp (class (a(i)))
  u = uint64 ([1 2 3 4 2^53]);
  printf ("%d ", u(i), u); disp (class (u(i)))
  h = uint16 ([70000 -3 2.5 3.5 0]);
  printf ("%d ", h(i), h); disp (class (h(i)))
  m = int64 ([-9007199254740992 5 6 7 8]);
  printf ("%d ", m(i), m); disp (class (m(i)))
  b = logical ([1 0 2 NaN > 1 0 1]);
  printf ("%d ", b(i), b); disp (class (b(i)))
  t = [true false true true false];
  printf ("%d ", t(i), ~t, any (t), sum (t)); disp (class (t(i)))
  z = [1+2i, -3i, 4, 5-1i, 0];
  printf ("%g ", real (z(i)), imag (z(i)), real (z'), imag (z')); disp (iscomplex (z(i)))
  disp (z(3)); disp (-z); disp (z.')
end

function r = in_cells (i)
  c = {[1 2 3 4 5 6], [7 8 9 10 11]};
  s.w = [2 4 6 8 10];
  s.w(i) = s.w(i) + 1;
  f = @(k) c{1}(k) + s.w(k);
  g = [9 8 7 6 5];
  h = @(k) g(k) * 2;
  r = f (i) + h (i) + total (c{2});
end

read_all (1)
read_all (4)
disp (in_cells (3))
printf ("%.6f ", weights (2), weights (1)); disp ('')
[p, q] = both (); disp (p), disp (q)
disp (counted (2)), disp (counted (2))

a = [1 2 3; 4 5 6; 7 8 9];
for k = 1:3
  printf ("%g ", a(k, :), a(:, k), a(k, k), sum (a(:, k))); disp ('')
end
b = a;
b(2, 2) = -1;
disp (a), disp (b), disp (a * b), disp (a')
c = changed ([1 2 3 4 5], 3); disp (c)
c = changed (c, 1); disp (c)
d = [1 2 3 4 5];
e = changed (d, 2);
disp (d), disp (e), disp (total (d)), disp (total (grown (d)))
for k = 1:3
  v = [5 4 3 2 1 0];
  v(k) = 10 * k;
  v(end + 1) = k;
  disp (v)
end
x = [1 2 3 4 5];
for k = 1:3
  x = x * 2;
end
disp (x)
y = [10 20 30 40 50 60];
y(3) = [];
y([1 end]) = [];
disp (y)
n = [3 1 2 5 4];
disp (sort (n)), disp (n(n)), disp (max (n)), disp (find (n > 2)), disp (cumsum (n))
disp (reshape ([1 2 3 4 5 6], 2, 3)), disp ([1 2 3; 4 5 6](:)'), disp (-[1 2 3 4 5]')
i = 0;
while true
  w = [1 0 0 0 1 0];
  i = i + 1;
  if w(i) && i > 1
    break
  end
end
disp (i), disp (w(i))
try
  t = [1 2 3 4 5];
  t(2) = 6;
  disp (t(i + 1))
catch err
  disp (err.message), disp (t)
end
