n = 50;
is_p = true(1, n);
is_p(1) = false;
for k = 2:floor(sqrt(n))
  if is_p(k)
    is_p(k*k:k:n) = false;
  end
end
p = find(is_p)
numel(p)
twins = p([diff(p) == 2, false])
gaps = diff(p);
[biggest, where] = max(gaps)
isequal(p, primes(n))
