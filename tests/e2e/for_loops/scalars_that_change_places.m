1;
% Variables that change places in each iteration: φs whose copies form cycles.
function r = pair (n)
  a = 1.5; b = -2.25;
  for k = 1:n
    t = a; a = b; b = t;
  end
  r = [a b];
end
function r = three (n)
  a = 1; b = 2; c = 3;
  k = 0;
  while k < n
    t = a; a = b; b = c; c = t; k++;
  end
  r = [a b c];
end
function r = mixed (n, z)
  a = n + 0.5; b = z; p = int8 (7); q = int8 (-7); s = true; u = false;
  for k = 1:n
    [a, b] = deal (b, a);
    t = p; p = q; q = t;
    t2 = s; s = u; u = t2;
  end
  r = {a, b, p, q, s, u};
end
function r = arrays (n)
  x = [1 2 3]; y = [4 5 6];
  for k = 1:n
    t = x; x = y; y = t; x(1) += k;
  end
  r = [x; y];
end
for n = 0:3
  disp (pair (n)), disp (three (n)), disp (mixed (n, 3)), disp (mixed (n, 2+i)), disp (arrays (n))
end
