% Sets of characters, truth values and small integers, and of texts that begin alike.
1;
function sets_of_characters ()
  a = {'hello world', 'it was the best', '', 'aaa', 'zyx', ['ab'; 'ba'], [1 0 1] > 0, uint8([200 3 3 255 0]), int8([-3 5 -3])};
  for k = 1:numel (a)
    x = a{k};
    try
      [u, i, j] = unique (x);
      printf ('%s [%s] %s %s %s\n', class (u), num2str (double (u(:)')), mat2str (size (u)), mat2str (i), mat2str (j));
      [u, i] = unique (x, 'first');
      printf ('%s %s\n', class (u), mat2str (i));
      [u, i] = unique (x, 'stable');
      printf ('%s %s\n', mat2str (double (u)), mat2str (i));
    catch err
      disp (err.message)
    end
  end
  p = 'hello';
  q = 'world';
  [c, i, j] = union (p, q); printf ('%s %s %s\n', c, mat2str (i), mat2str (j));
  [c, i, j] = intersect (p, q); printf ('%s %s %s\n', c, mat2str (i), mat2str (j));
  [c, i] = setdiff (p, q); printf ('%s %s\n', c, mat2str (i));
  [c, i, j] = setxor (p, q); printf ('%s %s %s\n', c, mat2str (i), mat2str (j));
  [t, s] = ismember (p, q); printf ('%s %s\n', mat2str (t), mat2str (s));
  disp (unique (['ab'; 'ba'; 'ab'], 'rows'))
end

function texts_in_order ()
  w = {'abcdefgh', 'abcdefghi', 'abcdefg', 'abcdefghij', '', 'abcdefghi', 'b', 'B', "abcdefgh\0", "b\0", 'abcdefgz', 'abcdefghaa', 'a', 'a'};
  [s, i] = sort (w);
  printf ('%s|', s{:}); disp (i)
  [s, i] = sort (w, 'descend');
  printf ('%s|', s{:}); disp (i)
  [u, i, j] = unique (w);
  printf ('%s|', u{:}); disp (i(:)'); disp (j(:)')
  disp (issorted (s(end:-1:1)))
  [s, i] = sort ({'one long text of words', 'one long text of birds', 'one long text', 'one long tent'});
  printf ('%s|', s{:}); disp (i)
  x = char ([200 97]); y = char ([100 97]);
  [s, i] = sort ({x, y, 'zz'}); disp (i)
end

function texts_compared ()
  c = {'ab', 'abc', '', 'ab', zeros(0, 3), 5, {'ab'}, ['ab'; 'cd'], 'ba', 'aB'};
  t = {'ab', '', 'abc', 'AB', 'ba'};
  for k = 1:numel (t)
    disp (strcmp (c([1:6 9 10]), t{k}));
    disp (strcmp (t{k}, c([1:6 9 10])));
    disp (strcmpi (c([1:6 9 10]), t{k}));
    disp (strncmp (c([1:4 9 10]), t{k}, 2));
  end
  disp (strcmp (c(1:2), ['ab'; 'cd']))
  disp (strcmp (c(1), ['ab'; 'cd']))
  disp (strcmp (c(1:4), {'ab'}))
  disp (strcmp (c(1:4), {'ab', 'x', '', 'b'}))
end

function counted ()
  m = containers.Map ();
  w = {'b', 'a', 'b', 'c', 'a', 'b', 'd', 'abc', 'ab', 'd', 'c'};
  for k = 1:numel (w)
    t = w{k};
    if isKey (m, t)
      m(t) = m(t) + 1;
    else
      m(t) = 1;
    end
    if k == 6
      remove (m, 'b');
    end
  end
  ks = keys (m);
  for k = 1:numel (ks)
    printf ('<%s> %d\n', ks{k}, m(ks{k}));
  end
  n = m;
  n('a') = 100;
  printf ('%d %d\n', m('a'), n('a'));
  v = m('a');
  m('a') = 7;
  printf ('%d %d\n', v, m('a'));
  p = containers.Map ('KeyType', 'char', 'ValueType', 'int32');
  p('x') = 3; p('x') = p('x') + 0.6; disp (class (p('x'))); disp (p('x'));
  q = containers.Map ('KeyType', 'char', 'ValueType', 'any');
  q('x') = 3; q('x') = 'text'; disp (q('x')); q('x') = 5; disp (q('x'));
  m = containers.Map ();
  m('a') = 1;
  for k = 1:40
    key = sprintf ('k%d', mod (k * 7, 23));
    if ~ isKey (m, key), m(key) = 0; end
    m(key) = m(key) + k;
  end
  disp (m.Count); disp (m('k3'));
  try
    m('none')
  catch err
    disp (err.message)
  end
end
sets_of_characters ()
texts_in_order ()
texts_compared ()
counted ()
