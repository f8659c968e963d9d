% Ranges and vectors of subscripts on the left side, of which only the run knows whether they fit.
1;
function put_double (lo, hi, k)
  x = [1 2 3 4 5];  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), y + 0, size (z), z + 0, w + 0, q + 0, size (r), r + 0), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), M), disp (class (M))
end
function put_single (lo, hi, k)
  x = single ([1 2 3 4 5]);  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), y + 0, size (z), z + 0, w + 0, q + 0, size (r), r + 0), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), M), disp (class (M))
end
function put_int8 (lo, hi, k)
  x = int8 ([1 2 3 4 5]);  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), y + 0, size (z), z + 0, w + 0, q + 0, size (r), r + 0), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), M), disp (class (M))
end
function put_complex (lo, hi, k)
  x = [1 2 3i 4 5];  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), imag (y), size (z), imag (z), imag (w), imag (q), size (r), imag (r)), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), imag (M)), disp (class (M))
end
function put_char (lo, hi, k)
  x = 'abcde';  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), y + 0, size (z), z + 0, w + 0, q + 0, size (r), r + 0), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), M), disp (class (M))
end
function put_logical (lo, hi, k)
  x = [true false true true false];  v = x;  y = x;  z = x';  w = x;  q = x;  r = x;  p = lo:hi;  M = [x; x; x];
  try, y(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, z(lo:hi) = v(1:k);  catch e, disp (e.message), end
  try, w(hi:-1:lo) = v(1:k);  catch e, disp (e.message), end
  try, q(p) = v(1:k);  catch e, disp (e.message), end
  try, r([hi lo]) = v(1:k);  catch e, disp (e.message), end
  printf ('%d ', size (y), y + 0, size (z), z + 0, w + 0, q + 0, size (r), r + 0), disp (class (y))
  try, M(lo:hi, 2) = v(1:k);  catch e, disp (e.message), end
  try, M(2, lo:hi) = v(1:k)';  catch e, disp (e.message), end
  try, M(lo:hi, lo:hi) = M(1:k, 1:k);  catch e, disp (e.message), end
  printf ('%d ', size (M), M), disp (class (M))
end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_double (lo, hi, k)
end, end, end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_single (lo, hi, k)
end, end, end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_int8 (lo, hi, k)
end, end, end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_complex (lo, hi, k)
end, end, end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_char (lo, hi, k)
end, end, end
for lo = [0 2], for hi = [lo - 1, lo, 3, 6], for k = [0 1 2]
  put_logical (lo, hi, k)
end, end, end
