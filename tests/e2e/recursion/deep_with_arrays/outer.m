function r = outer(n)
  function q = inner(m)
    w = zeros(1, 7000); w(3) = m;
    if m == 0, q = 0; else, q = inner(m - 1) + w(3); end
  end
  r = inner(n);
end
