x = pi; terms = [];
for k = 1:6
  terms(end+1) = floor(x);
  x = 1/(x - floor(x));
end
terms
for n = 1:5
  num = terms(n); den = 1;
  for k = n-1:-1:1
    [num, den] = deal(terms(k)*num + den, num);
  end
  fprintf('%d/%d = %.8f\n', num, den, num/den);
end
[p, q] = rat(0.375)
egypt = []; r = 5/6; d = 2; while r > 1e-9 && d < 100, if 1/d <= r + 1e-12, egypt(end+1) = d; r -= 1/d; end, d++; end, egypt
