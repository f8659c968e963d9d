% What expressions may begin with, over texts in which that is rare, missing, first or last.
1;
patterns = {'b', 'b+', 'b*', 'b?c', '[bc]', '[^a]', '[^a]+', '\d', '\d+', '\s+', '\w+', '\W', 'b|c', 'b|', '|b', ...
  '(b)', '(b|c)d', '(b|)d', '(b*)c', '(?:b)+', '(?:bc){2}', '(?:b*){2}', '^b', '^a', 'b$', '$', '^', '\<b', 'b\>', ...
  '(?<=b)c', '(?<!b)c', '(?=b)', '(?=b)b', '(?!b)[a-c]', '(?<x>b)c', 'a{0}b', 'a{2}', 'a{2,}b', 'b.', '.b', 'a.*?c', ...
  '(?i)B', '\.', '\n', '(.)\1', 'b{1,2}?', '[[:digit:]]+', '[\s,]+', 'é', '[é]', '[^é]', 'x', ''};
texts = {'', 'a', 'b', 'ab', 'ba', 'aaab', 'bbb', 'abcabc', 'aab bc 12, 3.5', "b\nc\nb", 'aBcB', 'caffé b', 'éb'};
for p = 1:numel (patterns)
  for t = 1:numel (texts)
    x = texts{t};
    y = patterns{p};
    try
      [s, e, m] = regexp (x, y, 'start', 'end', 'match');
      printf ('%d:', s); printf ('%d,', e); printf ('%s|', m{:});
      [s, m] = regexpi (x, y, 'start', 'match', 'once');
      printf (' %d %s', s, m);
      printf (' <%s>\n', regexprep (x, y, '-'));
    catch err
      disp (err.message)
    end
  end
end
