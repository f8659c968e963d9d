function elements_change_places
  x = [5 1 4 2 3];
  for n = 1:2, for k = 1:4, if x(k) > x(k+1), x([k k+1]) = x([k+1 k]); end, end, end
  x
  h = struct('key', []); for k = 1:9, h = up(h, mod(k * 7, 10)); end, h.key
  y = three((1:5)', 1, 3, 5)
  z = turned(magic(3), 2, 9), z = turned(1:4, 2, 2)
  try, turned(1:4, 2, 5); catch e, disp(e.message), end
  try, turned(1:4, 0, 2); catch e, disp(e.message), end
  try, turned(1:4, 1, 2.5); catch e, disp(e.message), end
  s = turned('abcd', 1, 4), u = turned(int8(1:3), 1, 2), w = turned([1 2i 3], 2, 3), t = turned({1, 'a'}, 1, 2)
  p = 1:6; t = 0; for k = 1:6, [p, r] = root(p, mod(k * 5, 6) + 1); p(r) = mod(k, 6) + 1; t = t + r; end, p, t
end
function h = up(h, v)
  h.key(end+1) = v; i = numel(h.key);
  while i > 1
    p = floor(i / 2);
    if h.key(p) <= h.key(i), break; end
    h.key([p i]) = h.key([i p]); i = p;
  end
end
function x = three(x, a, b, c)
  x([a b c]) = x([b c a]);
end
function x = turned(x, a, b)
  x([a b]) = x([b a]);
end
function [p, r] = root(p, i)
  if p(i) == i || p(p(i)) == i, r = i; return; end
  [p, r] = root(p, p(i));
  p(i) = r;
end
