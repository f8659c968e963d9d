function total = walk(n)
  total = 0;
  steps = zeros(1, n);
  for k = 1:n
    go(k);
    if mod(k, 2), go(-1); end
  end
  total = total + sum(steps);
  function go(d)
    total = total + d;
    steps(abs(d)) = steps(abs(d)) + 1;
  end
end
