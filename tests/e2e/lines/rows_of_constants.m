% What is computed of short rows of constants, in the translator or in the program.
function rows_of_constants
  disp(along(rand(1,10)) ), disp(along(rand(3,10)))
  v = [3 1 2]; v(2) = []; disp(v); v(end+1) = 7; disp(v); v(1) = -0; disp(1./v)
  m = [1 0 1] > 0; disp(v(m)); disp(~m); disp(-v); disp(m + m)
  s = size(ones(2,3,4)); s(2) = []; disp(prod(s)); z = ones(s); disp(size(z))
  p = [2, 1:1, 3:3]; disp(size(permute(ones(2,3,4), p)))
  for k = 1:3, v = v + 1; end, disp(v)
  w = 1:0; disp(sum(w)), disp(prod(w)), any(w), all(w)
  q = [1 NaN 2]; max(q), any(q), q == q, find(q)
  t = 5:-2:1, u = [t(1:2) 9], u(end:-1:1), class(m(1:2)), class(m*2)
  c = cumsum([1 2 3]), fliplr(c), find([0 0]), size(find([0 0]))
  x = [1 2 3]; x(5) = 1
  a = reshape(1:12, 3, 4); a(:,2,:), a(2,:,1), a(:,4,:) = 0; a(1,1,1) = 9
  try, a(:,5,:), catch e, disp(e.message), end
  try, a(1,5,1), catch e, disp(e.message), end
  try, b = t([1 4]), catch e, disp(e.message), end
  try, t(4.5) = 1, catch e, disp(e.message), end
  trapz([1 4 9]), trapz([1 2 4], [1 4 9]), trapz(magic(3))
  y = [1 2 3] & [1 0 1], n = ~[0 1], g = [NaN 1];
  try, h = ~g, catch e, disp(e.message), end
  try, h = g & 1, catch e, disp(e.message), end
end
function r = along(x)
  sz = size(x);
  d = find(sz > 1, 1);
  n = sz(d);
  sz(d) = 1;
  r = [d, n, sz, sum(sz > 1), max(sz), any(sz > 1), prod(sz([true false])), numel(find([1 0 1]))];
end
