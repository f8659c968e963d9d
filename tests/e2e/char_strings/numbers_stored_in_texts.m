function numbers_stored_in_texts
  n = 12; s = blanks(n);
  for k = 1:n, s(k) = 'a' + mod(k, 26); end
  disp(s), class(s)
  s(3) = 65; s(2) = 10; double(s)
  t = 'abc'; t(end+1) = 100; t(2) = 66.5; t, class(t), double(t)
  u = ''; for k = 1:5, u(end+1) = 64 + k; end, u, class(u)
  v = 'abc'; v(2:3) = 120; v, v(1) = true; double(v), class(v)
  w = repmat('-', 2, 3); w(2, 2) = '0' + 7; w
  z = 'ab'; z(5) = 'x' - 32; double(z)
end
