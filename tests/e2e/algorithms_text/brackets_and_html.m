1;
function ok = balanced(s)
  stack = '';
  pairs = {'(', ')'; '[', ']'; '{', '}'};
  ok = false;
  for c = s
    if any(strcmp(c, pairs(:, 1)))
      stack(end+1) = c;
    elseif any(strcmp(c, pairs(:, 2)))
      if isempty(stack), return, end
      k = find(strcmp(c, pairs(:, 2)));
      if stack(end) ~= pairs{k, 1}, return, end
      stack(end) = [];
    end
  end
  ok = isempty(stack);
end
cellfun(@balanced, {'([]{})', '(]', '((', '', 'a(b)c'})
html = '<p>Hello <b>World</b></p>';
regexprep(html, '<[^>]+>', '')
tags = regexp(html, '<(\w+)>', 'tokens'); cellfun(@(t) t{1}, tags, 'UniformOutput', false)
depth = 0; for t = regexp(html, '</?\w+>', 'match'), if t{1}(2) == '/', depth--; end, printf('%s%s\n', blanks(2*depth), t{1}); if t{1}(2) ~= '/', depth++; end, end
