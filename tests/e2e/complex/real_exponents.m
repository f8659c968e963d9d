% Powers of scalars that may be complex, with exponents that are real.
1;
function y = up (x, e)
  y = x ^ e;
end
function y = root (x)
  y = x ^ (1 / 3);
end
function y = both (a, b, e)
  z = a + b * 1i;
  y = z ^ e + z .^ 0.5;
end
function s = cardano (p, q)
  d = sqrt (complex (q ^ 2 / 4 + p ^ 3 / 27));
  u = (-q / 2 + d) ^ (1 / 3);
  if u == 0
    u = (-q / 2 - d) ^ (1 / 3);
  end
  s = u - p / (3 * u);
end
bases = [-8, -1, -0, 0, 1, 2.5, -2.5, Inf, -Inf, NaN];
exponents = [0, 1, 2, 3, -1, -2, 0.5, 1/3, -0.5, -1.5, 2.5, Inf, -Inf, NaN, 1025, -1025];
for x = bases
  for e = exponents
    y = up (x, e);
    printf ('%g ^ %g = %.10g %.10g %d\n', x, e, real (y), imag (y), iscomplex (y));
  end
  r = root (x);
  printf ('%.12g %.12g\n', real (r), imag (r));
end
for b = [0, 1, -1, 2.5]
  for e = [0, 2, -1, 0.5, 1/3, -1.5, 1025]
    y = both (-3, b, e);
    printf ('%g %g: %.10g %.10g\n', b, e, real (y), imag (y));
  end
end
for p = [-3, 0, 2]
  for q = [-2, 1, 2]
    s = cardano (p, q);
    printf ('%.12g %+.12gi\n', real (s), imag (s));
  end
end
