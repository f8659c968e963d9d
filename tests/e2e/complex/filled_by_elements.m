% Arrays that complex (zeros (n, 1)) makes and that assignments fill.
1;
function r = roots_of (a, b, c)
  r = complex (zeros (2, 1));
  if abs (a) < 1e-12
    if abs (b) > 1e-12
      r(1) = -c / b;
    end
    r(2) = 1i;
    return
  end
  q = sqrt (complex (b * b - 4 * a * c));
  r(1) = (-b + q) / (2 * a);
  r(2) = (-b - q) / (2 * a);
end
function r = maybe_filled (n)
  r = complex (zeros (1, 2));
  if n > 0
    r(1) = n;
  end
end
function s = total (n)
  z = complex (zeros (1, n));
  for k = 1:n
    z(k) = k * 1i ^ k;
  end
  s = 0;
  for k = 1:numel (z)
    s = s + z(k);
  end
end
function s = seen_in_between (n)
  z = complex (zeros (1, n));
  for k = 1:n
    if k == 2
      disp (iscomplex (z))
    end
    z(k) = k;
  end
  s = z;
end
disp (roots_of (1, -3, 2)), disp (roots_of (1, 0, 4)), disp (roots_of (0, 2, 5))
disp (roots_of (0, 0, 5))
disp (iscomplex (maybe_filled (0))), disp (iscomplex (maybe_filled (1)))
disp (maybe_filled (0)), disp (maybe_filled (2))
disp (total (4)), disp (total (3))
disp (seen_in_between (1)), disp (seen_in_between (3))
y = complex ([1 2 3]);
disp (iscomplex (y)), disp (iscomplex (y(2))), disp (iscomplex (y(1:2))), disp (iscomplex (y + 0))
y
z = complex (4)
w = z + 1
a = complex (zeros (2, 2)); a(1, 2) = 3i
a(1, 2) = 2
for k = 1:2
  b = complex (k)
  disp (iscomplex (2 * b))
end
e = complex (-0), f = complex ([])
g = complex ([1; 2]); disp (isreal (g)), disp (isreal (g(1))), g.', g'
h = complex (single (3)), class (h)
try
  complex ('a')
catch err
  disp (err.message)
end
try
  complex ({1})
catch err
  disp (err.message)
end
c = complex (2 - 1i)
