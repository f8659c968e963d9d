% strcmp of a cell of texts and one text, and what counts them
function texts_of_cells
  c = {};
  for k = 1:6
    c{end+1} = char ('a' + mod (k * k, 4));
    if mod (k, 2), c{end} = [c{end} 'z']; end
  end
  c = c(randperm_of (numel (c)));
  printf ("%d %d %d\n", any (strcmp (c, 'az')), sum (strcmp (c, 'b')), numel (find (strcmp ('a', c))));
  disp (strcmp (c, 'bz'))
  disp (strcmp (c', 'bz'))
  d = reshape (c, 2, 3);
  disp (strcmp (d, 'bz')), disp (size (strcmp (d, 'zzz')))
  for k = 1:numel (c)
    t = c{k};
    printf ("%s %d %d\n", t, sum (strcmp (c, t)), all (strcmp (t, {t, 'x'})));
  end
  e = {};
  printf ("%d %d\n", any (strcmp (e, 'x')), numel (strcmp (e, 'x')));
  disp (size (strcmp (cell (0, 3), 'x')))
  m = {1, 'x', [], {'x'}, "x", 'xy', ''};
  disp (strcmp (m, 'x')), disp (strcmp (m, '')), disp (strcmp (m, "xy"))
  p = cell (1, 2, 2); p{2} = 'x';
  disp (size (strcmp (p, 'x'))), disp (sum (strcmp (p, 'x')(:)))
  tags = {};
  for k = 1:4
    tags{k} = {};
    if k > 1, tags{k}{end+1} = 'on'; end
    if k > 2, tags{k}{end+1} = 'off'; end
    printf ("%d", any (strcmp (tags{k}, 'on')), any (strcmp (tags{k}, 'off')));
  end
  printf ("\n");
end
function p = randperm_of (n)
  p = mod ((1:n) * 5, n) + 1;
end
