function r = plus (a, b)
  a = Poly (a); b = Poly (b);
  n = max (numel (a.c), numel (b.c));
  x = zeros (1, n); x(1:numel (a.c)) = a.c;
  y = zeros (1, n); y(1:numel (b.c)) = b.c;
  r = Poly (x + y);
end
