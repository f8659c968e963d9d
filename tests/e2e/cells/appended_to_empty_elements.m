% numbers appended to elements of cells that begin as []
function appended_to_empty_elements
  adj = cell (1, 4); s.f = cell (2, 1); s.g = [];
  for k = 1:9
    a = mod (k * 5, 4) + 1;
    adj{a}(end+1) = k;
    s.f{mod (k, 2) + 1}(end+1) = k;
    s.g(end+1) = k / 2;
  end
  for k = 1:4, disp (adj{k}); end
  disp (s.f{1}); disp (s.f{2}); disp (s.g);
  b = adj; b{1}(end+1) = -1; b{4}(1) = 7; disp (numel (adj{1})); disp (b{4}); disp (adj{4});
  c = cell (1, 3); d = c;
  c{1}(1) = 5; c{2}(2) = 6; c{3}(1) = int8 (3); disp (c); disp (d);
  c = {zeros(1, 0), zeros(0, 1), '', {}, single([])};
  for k = [1 2 3 5], c{k}(1) = 65; end
  disp (class (c{3})); disp (class (c{5})); disp (size (c{2})); disp (c{1});
  t = []; u = t; u(1) = 3; disp (t); disp (u);
  p = struct ('v', {[], [], []});
  for k = 1:6, p(mod (k, 3) + 1).v(end+1) = k; end
  printf ('%d ', p.v); printf ('\n');
end
