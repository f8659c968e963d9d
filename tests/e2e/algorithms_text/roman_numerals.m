1;
function s = to_roman(n)
  vals = [1000 900 500 400 100 90 50 40 10 9 5 4 1];
  syms = {'M','CM','D','CD','C','XC','L','XL','X','IX','V','IV','I'};
  s = '';
  for k = 1:numel(vals)
    while n >= vals(k)
      s = [s syms{k}];
      n -= vals(k);
    end
  end
end
function n = from_roman(s)
  m = containers.Map({'I','V','X','L','C','D','M'}, [1 5 10 50 100 500 1000]);
  v = arrayfun(@(c) m(c), s);
  n = sum(v);
  for k = 1:numel(v)-1
    if v(k) < v(k+1), n -= 2*v(k); end
  end
end
for n = [1 4 9 14 40 90 400 1994 2024]
  r = to_roman(n);
  printf('%d %s %d\n', n, r, from_roman(r));
end
