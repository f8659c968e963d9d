% characters that become elements of cells and fields of structs
function single_characters
  c = {}; s = 'a-b "c"';
  for k = 1:numel (s), c{end+1} = s(k); end
  printf ("%d [%s] %s\n", numel (c), strjoin (c, '|'), class (c{1}));
  for k = 1:3, c{k} = char (64 + k); c{k}(end+1) = s(k); end
  disp (c)
  d = c; d{2} = s(1); c{2} = 'z'; disp (c{2}), disp (d{2}), disp (sum (strcmp (d, 'a')))
  n = cell (1, 3);
  for k = 3:-1:1, n{k} = s(k); end
  disp (n), n{2} = 5; n{2} = s(3); disp (n)
  p = struct ('t', {}, 'v', {});
  for k = 1:4, p(end+1) = struct ('t', s(k), 'v', k); end
  printf ("%s%d", p(1).t, p(1).v, p(4).t, p(4).v); printf ("\n");
  q.x = "dq"; for k = 1:2, q.x = s(k); w{k} = q; end
  disp (w{1}.x), disp (w{2})
  g = {1; 2}; for k = 3:4, g{k} = s(k); end, disp (size (g)), disp (g{4})
  e = {}; for k = 1:2, e{k, 2} = s(k); end, disp (e)
end
