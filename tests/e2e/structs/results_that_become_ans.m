% Structs that calls give where nothing takes them: their fields are all there.
1;
function s = made(x, P)
  d = max(round(rows(P) / (numel(x) - 1)), 1);
  d = d(:).';
  s = struct("form", "pp", "breaks", x(:).', "coefs", [], "pieces", numel(x) - 1, "dim", d);
  s.coefs = reshape(P, (numel(x) - 1) * d, 0);
end
function s = two(a)
  s.x = a;
  s.y = a * 2;
end
function r = twice(a)
  r = two(a + 1);
end
made([0 1 2 3], [])
two(3)
two(4);
ans.y
try, two(5), catch e, disp(e.message), end
twice(6)
two([1 2 3]);
disp(ans.x + ans.y)
