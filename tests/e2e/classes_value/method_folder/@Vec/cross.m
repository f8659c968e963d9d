function r = cross (a, b)
  x = a.v; y = b.v;
  r = Vec (x(2)*y(3) - x(3)*y(2), x(3)*y(1) - x(1)*y(3), helper (x, y));
end
function r = helper (x, y)
  r = x(1)*y(2) - x(2)*y(1);
end
