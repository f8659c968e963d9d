% Cells of which only some elements have been set: an element is [] or a text.
1;
function texts_not_set_yet ()
  sparse_places ()
  by_recursion ()
  joined_in_all_ways ()
  asked_in_all_ways ()
  first_characters ()
  others_beside_texts ()
  from_zero ()
  failing ()
end

function sparse_places ()
  c = cell (1, 9);
  for k = 1:2:9
    c{k} = repmat (char (96 + k), 1, mod (k, 4));
  end
  out = '';
  n = 0;
  for k = 1:9
    out = [out c{k}];
    out = [out, '-', c{10 - k}];
    n = n + length (c{k});
  end
  printf ('%s|%d|%d\n', out, n, numel (out));
  disp (size (out))
end

function by_recursion ()
  codes = cell (1, 7);
  codes = walk (1, '', codes);
  out = '';
  for k = [3 1 7 4 4 2]
    out = [out codes{k}];
  end
  disp (out)
end

function codes = walk (k, prefix, codes)
  if k > 3
    codes{k} = prefix;
  else
    codes = walk (2 * k, [prefix '0'], codes);
    codes = walk (2 * k + 1, [prefix '1'], codes);
  end
end

function c = some ()
  c = cell (2, 3);
  for k = 1:6
    if k ~= 2 && k ~= 5
      c{k} = 'abcdef'(1:mod (k, 4));
    end
  end
end

function joined_in_all_ways ()
  c = some ();
  for k = 1:6
    x = c{k};
    r = ['<' x '>'];
    s = [x '>'];
    t = ['>', x];
    u = [x, 65];
    v = [65, x];
    w = [x, x];
    printf ('%s %s %s %s %s %s | %s %s\n', r, s, t, u, v, w, class (w), mat2str (size (w)));
    e = ['' x];
    printf ('%s %s\n', class (e), mat2str (size (e)));
    m = ['xy'; x(1:min (2, numel (x)))];
    disp (m)
  end
end

function asked_in_all_ways ()
  c = some ();
  for k = 1:6
    x = c{k};
    printf ('%d ', numel (x), length (x), rows (x), columns (x), isempty (x), ischar (x), strcmp (x, ''));
    y = x + 1;
    z = x == 'a';
    printf ('%s %s %s %s\n', class (y), mat2str (y), class (z), mat2str (z));
    printf ('%d ', x); printf ('%s|', x); printf ('\n');
  end
end

function first_characters ()
  c = some ();
  out = '';
  for k = [1 3 4 6]
    w = c{k};
    if ~ isempty (w)
      out = [out w(1) w(end)];
    end
  end
  disp (out)
end

function others_beside_texts ()
  c = cell (1, 4);
  c{2} = 'text';
  c{3} = [1 2];
  d = cell (1, 4);
  d{2} = 'text';
  d{3} = {};
  e = cell (1, 3);
  e{1} = true;
  f = cell (1, 3);
  f{2} = single (2);
  g = cell (1, 3);
  g{2} = int8 (7);
  for k = 1:3
    printf ('%s %s %s %s %s\n', class (c{k}), class (d{k}), class (e{k}), class (f{k}), class (g{k}));
    p = ['' c{k}];
    q = [e{k} 'x'];
    r = [f{k} 1];
    s = [g{k} 1];
    printf ('%s %d %s %d %s %s\n', class (p), numel (p), class (q), numel (q), class (r), class (s));
  end
end

function from_zero ()
  table = cell (1, 12);
  for c = 0:11
    table{c + 1} = char (c + 65);
  end
  w = table{3};
  out = w;
  for k = [1 12 13 4 14 15]
    if k <= numel (table)
      entry = table{k};
    else
      entry = [w w(1)];
    end
    out = [out entry];
    table{end + 1} = [w entry(1)];
    w = entry;
  end
  printf ('%s %d\n', out, numel (table));
  part = cell (1, 12);
  for c = 0:10
    part{c + 1} = 'p';
  end
  printf ('%s %s\n', class (part{11}), class (part{12}));
end

function failing ()
  c = some ();
  for k = 1:6
    x = c{k};
    try
      printf ('%s ', x(1));
      printf ('%s\n', x(3));
    catch err
      disp (err.message)
    end
    try
      printf ('%d\n', x + 'ab');
    catch err
      disp (err.message)
    end
    try
      disp (['abc'; x])
    catch err
      disp (err.message)
    end
  end
end

texts_not_set_yet ()
