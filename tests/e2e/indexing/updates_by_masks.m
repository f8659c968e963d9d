% elements that a mask chooses become what they are themselves told to be
function updates_by_masks
  x = mod ((1:60) * 37, 101) / 10;
  y = cos (x);
  for it = 1:5
    x(x > 9) = x(x > 9) - 9;
    m = x < 1;
    x(m) = x(m) * 2 + 0.5 * y(m);
    x(~m) = -y(~m) / 3 + x(~m);
    x *= 1.1;
  end
  printf ('%.6f ', x); printf ('\n');
  x(x > 3 & x < 5) = 0;
  x([true(1, 30), false(1, 30)]) = x([true(1, 30), false(1, 30)]) .* y([true(1, 30), false(1, 30)]);
  printf ('%.6f ', x); printf ('\n');
  A = reshape (x, 5, 12);
  A(A > 2) = -A(A > 2) / 2;
  A(isnan (A)) = 1;
  printf ('%.6f ', A); printf ('\n');
  c = clipped ([3; -1; 0.5; NaN; Inf; -Inf; -0], 2);
  printf ('%g ', c, 1 ./ c); printf ('\n');
  printf ('%g ', clipped (zeros (1, 0), 1), clipped (7, 2), clipped (ones (2, 2, 2) * 4, 3)); printf ('\n');
  z = others (1:6, [1 0 1 0 1 1] > 0);
  printf ('%g ', z); printf ('\n');
  w = int8 ([100 50 -100]); w(w > 60) = w(w > 60) + 100; disp (w)
  s = [1 2 3]; s(s > 1) = s(s > 1) * 1i; disp (s)
  t = single ([1 2 3]) / 3; t(t > 0.5) = t(t > 0.5) * 3; printf ('%.9g ', t); printf ('\n');
  v = 1:4; v(logical ([1 0])) = v(logical ([1 0])) + 10; disp (v)
  l = [true false true]; l(l) = false; disp (l)
  u = 1:3; m = u > 1; u(2) = 7; u(m) = u(m) + 1; m(1) = true; u(m) = u(m) * 2; disp (u)
  printf ('%g ', merge ([true false true], [1 2 3], [4 5 6]), merge (true, 1, 2), ...
          merge (u > 4, u, -1), merge (false, [1 2], [3 4 5])); printf ('\n');
  try
    q = 1:3; k = [true true true true]; q(k) = q(k) + 1;
  catch e
    disp (e.message)
  end
  try
    q = 1:3; q(q > 1) = q(q > 2) + [1 2 3]; disp (q)
  catch e
    disp (e.message)
  end
end

function x = clipped (x, most)
  x(x > most) = most;
  x(x < -most) = x(x < -most) * 0 - most;
end

function z = others (x, keep)
  z = x .^ 2;
  z(keep) = x(keep) - z(keep);
end
