function h = __gamma_fraction__ (x, a, most = Inf)
  % The upper incomplete gamma function by x^a e^-x: a continued fraction (Lentz), of at most `most` terms.
  b = x + 1 - a;
  c = 1 / realmin;
  d = 1 / b;
  h = d;
  n = 0;
  change = 0;
  while (abs (change - 1) > eps && n < most)
    n = n + 1;
    an = -n * (n - a);
    b = b + 2;
    d = 1 / (an * d + b);
    c = b + an / c;
    change = c * d;
    h = h * change;
  end
end
