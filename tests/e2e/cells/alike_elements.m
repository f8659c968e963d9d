% Cells of elements of one class and size: booleans, characters, integers, columns, matrices.
function alike_elements
  c = {};
  for k = 1:6
    c{end+1} = mod(k, 2) == 0;
  end
  n = 0;
  for k = 1:length(c)
    if c{k}, n = n + 1; end
  end
  n, class(c{1})
  t = {};
  for k = 'hello', t{end+1} = k; end
  s = '';
  for k = numel(t):-1:1, s = [s t{k}]; end
  s
  u = {};
  for k = 1:4, u{end+1} = uint8(k * 100); end
  a = uint8(0);
  for k = 1:numel(u), a = a + u{k}; end
  a, class(a)
  h = tree(3);
  count = numel(h)
  w = {};
  for k = 1:3, w{end+1} = ['a' + k, 'b']; end
  for k = 1:3, disp(char(w{k})), end
  v = {};
  for k = 1:3, v{end+1, 1} = k; end
  size(v)
  x = cell(1, 0);
  for k = 1:4, x{end+1} = eye(2) * k; end
  m = zeros(2);
  for k = 1:numel(x), m = m + x{k}; end
  m
  [p, r] = swap_parts(x);
  p, r
  y = {};
  y{3} = 4;
  isempty(y{1}), y
  i1 = {}; i1{end+1} = -0; 1/i1{1}
  z = {};
  for k = 1:5
    if k == 3, z = {}; end
    z{end+1} = [k, -k];
  end
  z{1}, numel(z), z{end}(2)
  z{2}(1) = 50;
  z{2}
end
function h = tree(n)
  h = {n};
  if n > 0
    a = tree(n - 1); b = tree(n - 1);
    for k = 1:numel(a), h{end+1} = a{k}; end
    for k = 1:numel(b), h{end+1} = b{k}; end
  end
end
function [p, r] = swap_parts(x)
  t = x{1}; x{1} = x{end}; x{end} = t;
  p = x{1}(1, 1); r = x{end}(2, 2);
end
