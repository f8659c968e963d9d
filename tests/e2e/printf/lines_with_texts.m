% printf and fprintf of texts and numbers by templates that are written out.
1;
function lines_with_texts ()
  names = {'one', 'two', '', 'four%d', "ta\tb", ['ab'; 'cd']};
  for k = 1:numel (names)
    s = names{k};
    printf ('%s\n', s);
    printf ('<%s>\n', s);
    printf ('%s: %d\n', s, k);
    printf ('%d%% %s %5.2f|%s\n', k, s, k / 3, s);
    fprintf ('%s %s %s\n', s, 'x', s);
    fprintf (1, '%s=%g\n', s, k / 4);
    fprintf ('%5s|%-6s|%.2s\n', s, s, s);
    fprintf ('%c|%s\n', s, 'q');
    fprintf ('%d %s\n', s, 'q');
    fprintf ("%s\\%s\n", s, s);
  end
  c = cell (1, 4);
  c{2} = 'set';
  c{4} = 'last';
  for k = 1:4
    fprintf ('[%s]\n', c{k});
    fprintf ('%d [%s] %d\n', k, c{k}, k);
    fprintf ('%s', c{k});
  end
  fprintf ('\n');
  t = '';
  for k = 1:5
    t(end + 1) = 'a' + k;
    fprintf ('%s %s\n', t, t(1:k - 1));
    fprintf ('%s%c%s\n', t(k), t(k), t);
  end
  m = {5, 'text', [72 105], true, {}, @sin, 'x'};
  for k = [1 2 3 4 7]
    fprintf ('%s|\n', m{k});
    fprintf ('%d:%s|\n', k, m{k});
  end
  x = evalc ('fprintf (''%s-%d\n'', t, 7);');
  disp (x)
  n = printf ('%s\n', t);
end
try
  lines_with_texts ();
catch err
  disp (err.message)
end
