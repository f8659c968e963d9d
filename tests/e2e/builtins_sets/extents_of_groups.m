% What there is at least of sets, sums by subscripts and counts between edges.
function extents_of_groups
  groups ([3 1 3 2 1]);
  groups ([3 1 3 2 1]');
  groups (7);
  rows ([1 2; 1 2; 0 5]);
  rows ([4 4]);
  counts ([1 5 9 9], 0:3:9);
  counts ([1 5 9 9]', (0:3:9)');
  counts (4, 0:3:9);
  counts ([1 5; 9 9; 3 2], 0:3:9);
  counts ([1 5], 4);
  nothing (zeros (1, 0), zeros (0, 1), zeros (0, 2), []);
end

function groups (x)
  [u, i, j] = unique (x);
  c = accumarray (j(:), 1); m = accumarray (j(:), (1:numel (x))', [], @max);
  printf ("%g ", max (u), u(end), min (i), max (j), max (c), sum (c), min (m), mean (m), size (u), size (c), size (m));
  [best, at] = max (c);
  printf ("| %d %d %g\n", best, at, u(at));
  disp (diff (u)), disp (any (c > 1))
  s = accumarray ([x(:), x(:)], 1); disp (size (s))
end

function rows (x)
  [u, i, j] = unique (x, "rows");
  disp (u(1, :)), disp (max (u)), disp ([max(i), max(j), size(u, 1)])
end

function counts (x, edges)
  [n, at] = histc (x, edges);
  disp (n), disp (at), disp (size (n)), disp (max (n)), disp (sum (n))
end

function nothing (a, b, c, d)
  disp (size (unique (a))), disp (size (unique (b))), disp (size (unique (c, "rows"))), disp (size (unique (d)))
  disp (size (accumarray (b, b))), disp (size (max (accumarray (b, b)))), disp (size (max (unique (b))))
  disp (size (histc (b, 0:3))), disp (size (histc (a, 0:3))), disp (max (histc (b, 0:3)))
end
