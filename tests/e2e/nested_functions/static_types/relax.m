function r = relax(h, n)
  A = toeplitz([-2 1 zeros(1, 3)]);
  x = ones(5, 1);
  f = @slope;
  calls = 0;
  for k = 1:n
    k1 = f(x);
    k2 = feval(f, x + h*k1);
    x = x + h/2*(k1 + k2);
  end
  r = sum(x) + calls;
  function d = slope(y)
    calls = calls + 1;
    d = A*y;
    d(1) = d(1) + 0.5;
  end
end
