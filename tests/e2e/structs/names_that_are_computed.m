% fields whose names are computed: counters, tables of texts, what is there and what isn't
function names_that_are_computed
  words = strsplit ('to be or not to be that is the question to a very long name_that_is_longer_than_sixty_four_characters_in_all_so_that_it_is_not_short', ' ');
  n = struct ();
  for k = 1:numel (words)
    w = words{k};
    if isfield (n, w)
      n.(w) = n.(w) + 1;
    else
      n.(w) = 1;
    end
  end
  f = fieldnames (n);
  for k = 1:numel (f), printf ("%s %d\n", f{k}, n.(f{k})); end
  t.q = 1; u = t;
  for c = 'abcabc'
    if ~isfield (t, c), t.(c) = {}; end
    t.(c){end+1} = c;
    u.(c) = t;
  end
  disp (t), disp (fieldnames (u)')
  printf ("%d %d %d\n", isfield (t, ''), isfield (t, 'ab'), isfield (3, 'a'));
  disp (isfield (t, {'a', 'z', 3, 'c'}))
  x.s = 'text'; name = 's';
  x.(name) = x; x.(name).(name)(2) = 'E';
  disp (x.s.s), disp (x.(name).(name)(end))
  q = struct ('v', {1, 2, 3}); v = 'v';
  disp ([q.(v)])
  try, q.(v) = 4; catch e, disp (e.message), end
  try, n.(3), catch e, disp (e.message), end
  try, n.nothing, catch e, disp (e.message), end
  try, w = 'none'; n.(w) = n.(w) + 1; catch e, disp (e.message), end
  for k = 1:20, b.(sprintf ('f%d', mod (k * 7, 20))) = k; end
  s = 0; for k = 0:19, s = s + k * b.(sprintf ('f%d', k)); end, disp (s)
  b = rmfield (b, 'f3'); disp (isfield (b, {'f2', 'f3', 'f4'})), disp (b.(['f' '4']))
end
