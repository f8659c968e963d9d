% Places that find gives select from rows and columns; masks take arrays of as many elements.
1;
function in_row (x, v)
  j = find (x);  printf ('[%s] ', mat2str (size (j)), mat2str (size (v(j))), mat2str (v(j)));
  if ~isempty (j)
    [m, k] = max (v(j));  printf ('%g %g %g ', m, k, j(k));
    [m, k] = min (j);  printf ('%g %g', m, k);
  end
  printf ('\n');
  [r, c, e] = find (x);  printf ('[%s] ', mat2str (size (r)), mat2str (c), mat2str (size (e)));
  w = v;  w(j) = 7;  printf ('%g ', w, size (w));
  w = v;  w(j) = [];  printf ('%g ', w, size (w));  printf ('\n');
end
function in_column (x, v)
  x = x(:);  v = v(:);
  j = find (x);  printf ('[%s] ', mat2str (size (j)), mat2str (size (v(j))), mat2str (v(j)));
  if ~isempty (j), [m, k] = max (v(j));  printf ('%g %g %g ', m, k, j(k)); end
  [r, c, e] = find (x);  printf ('[%s] ', mat2str (size (r)), mat2str (c), mat2str (size (e)));
  printf ('\n');
end
function parts (n, m)
  x = 1:n;  v = 10 * x;
  j = find (x(1:m) > 2);  printf ('[%s] ', mat2str (size (j)), mat2str (size (v(j))), mat2str (x(j)));
  k = find (x(1:m)' > 2);  printf ('[%s] ', mat2str (size (k)), mat2str (size (v(k))), mat2str (size (v(k)')));
  printf ('%g ', [j, 1], [k; 2], sum (j), any (j), numel (j), v(j) + j);  printf ('\n');
end
function masks (x, r)
  m = x > 2;
  y = x;  try, y(m) = r;  catch e, disp (e.message), end
  z = x + 1i;  try, z(m) = r;  catch e, disp (e.message), end
  w = x;  w(m) = w(m) * 2 + 1;
  s = single (x);  try, s(m) = r;  catch e, disp (e.message), end
  k = int8 (x);  try, k(m) = r;  catch e, disp (e.message), end
  t = m;  t(m) = ~m(m);
  c = char (x + 64);  c(m) = c(m) + 1;
  printf ('%g ', y, real (z), imag (z), w, s, k, t);  disp (c)
end
for n = 0:4
  for p = 0:2 ^ n - 1
    x = mod (floor (p ./ 2 .^ (0:n - 1)), 2);
    in_row (x, 11:10 + n);  in_column (x, 11:10 + n);
  end
end
in_row ([], []);  in_row (zeros (1, 0), zeros (1, 0));
for n = 0:5, for m = 0:n, parts (n, m), end, end
for n = 0:5, masks (1:n, 50), masks (1:n, 1:n), masks (1:n, (3:n) * 2), masks ((1:n)', (3:n) * 2), end
masks (magic (3), [1 2 3 4 5 6 7]), masks (magic (3), 1:3)
function other (x, m)
  try, y = x(m);  printf ('%g ', size (y), y);  catch e, disp (e.message), end
  c = char (x + 64);  try, d = c(m);  printf ('%s %g', d, size (d));  catch e, disp (e.message), end
  z = x * 1i;  try, w = z(m);  printf (' %g', imag (w));  catch e, disp (e.message), end
  printf ('\n');
end
for n = 0:4
  for k = 0:4, other (1:n, mod (1:k, 2) == 1), other ((1:n)', mod (1:k, 2)' == 1), other (1:n, mod (1:k, 2)' == 1), end
  other (magic (3), mod (1:n, 2) == 0), other (magic (3), magic (3) > n), other (1:n, false), other (1:n, true)
end
