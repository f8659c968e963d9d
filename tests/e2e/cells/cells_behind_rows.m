% single cells behind rows of cells, also where others hold the same cell
function cells_behind_rows
  c = {}; held = {};
  for k = 1:6
    t = {};
    if mod (k, 2), t{end+1} = k; end
    c = [c {t}];
    if k == 3, held = c; end
    c = [c, c(1)];
  end
  printf ("%d %d %d\n", numel (c), numel (held), numel (c{end}));
  d = {1}; e = d;
  for k = 2:4, d = [d, {d}]; end
  disp (size (d)), disp (size (d{3})), disp (e)
  r = {1, 'a'}; s = r;
  r = [r, {[]}]; r = [r, {{}}]; r = [r, cell(1, 0)]; r = [r, {r{1:2}}];
  disp (r), disp (size (s))
  v = {1; 2};
  try, v = [v, {3}]; catch err, disp (err.message), end
  v = [v; {3}]; v = [v; v(1)]; disp (size (v))
  n = {5}; n = [n n]; n = [n n(1)]; disp (n)
  q = {};
  for w = {'x', 'y', 'z'}
    q = [q w]; q = [{0} q];
  end
  disp (q)
  recs = [];
  for k = 1:4
    rec.id = k; rec.tags = {};
    if k > 2, rec.tags = [rec.tags {'late'}]; end
    recs = [recs rec];
  end
  printf ("%d ", numel (recs), numel (recs(2).tags), numel (recs(4).tags)); printf ("%s\n", recs(3).tags{1});
end
