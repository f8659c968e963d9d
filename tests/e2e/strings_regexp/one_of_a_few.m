% is a text one of a few that are written out?
function one_of_a_few
  words = {'if', 'x', 'then', 'ed', 'end', '', 'IF', 'i', 'iff', zeros(1, 0), char (zeros (1, 0)), 'xe'};
  for k = 1:numel (words)
    w = words{k};
    n = 0;
    if any (strcmp (w, {'if', 'then', 'end'})), n = n + 1; end
    if ismember (w, {'x', 'ed', 'if'}), n = n + 10; end
    if any (strcmpi (w, {'IF', 'X'})) || any (strcmp ({'xe', 'ed'}, w)), n = n + 100; end
    if ischar (w) && ismember (w, {''}), n = n + 1000; end
    printf ('%d ', n);
  end
  printf ('\n');
  t = '';
  for k = 1:6
    printf ('%d', any (strcmp (t, {'a', 'aa', ''})), ismember (t, {'aaa', ''}), any (strcmp ({'aaaa'}, t)));
    t = [t 'a'];
  end
  printf ('\n');
  a = any (strcmp ('b', {'a', 'b'})); disp (class (a)); disp (size (a)); disp (a);
  b = ismember ('q', {'a', 'b'}); disp (class (b)); disp (b);
  [c, at] = ismember ('b', {'a', 'b'}); disp (at);
  m = ['ab'; 'cd']; disp (any (strcmp (m, {'ab', 'cd'}))); disp (strcmp ('ab', {'ab'; 'x'})');
  x = 3; disp (any (strcmp (x, {'a', 'b'}))); disp (any (strcmp ({'a', 'b'}, {'a', 'c'})));
  try, ismember (x, {'a', 'b'}), catch e, disp (e.message), end
  kind = {}; 
  for s = {'int', 'foo', 'while', 'for', '(', '+'}
    if any (strcmp (s{1}, {'int', 'while', 'for'})), kind{end+1} = 'keyword';
    elseif ismember (s{1}, {'+', '-', '('}), kind{end+1} = 'sign';
    else, kind{end+1} = 'name'; end
  end
  printf ('%s ', kind{:}); printf ('\n');
end
