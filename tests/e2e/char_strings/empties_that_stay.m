% Functions that split, join and replace keep the shape of a text without characters.
row = char (zeros (1, 0));
for q = {'', row}
  e = q{1};
  size (strrep (e, 'a', 'bb'))
  size (strrep ({e, 'a'}, 'a', ''){1})
  size (strsplit (e, ','){1})
  size (strsplit (e){1})
  size (strjoin ({e}, ','))
  size (strjoin ({e, e}, ''))
  size (strjoin ({'', e}, ''))
end
s = 'ab';
for k = 1:3
  s = s(1:end-1);
  size (strrep (s, 'a', 'x'))
  p = strsplit (s, 'b');
  size (p{1})
end
class (strjoin ({}, ','))
size (strjoin ({}, ','))
strjoin ({'a'}, {})
strjoin ({['ab'; 'cd']}, ',')
strjoin ({['a'; 'b'], ['c'; 'd']}, {['1'; '2']})
try
  strjoin ({int2str([1; 0]), '5'}, '+')
catch e
  disp (e.message)
end
for k = eye (2)
  try
    disp (length (strjoin ({int2str(k), 'x'}, '+')))
  catch e
    disp (e.message)
  end
end
