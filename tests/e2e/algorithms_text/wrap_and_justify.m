text = 'The quick brown fox jumps over the lazy dog and runs away';
width = 20; lines_ = {}; cur = '';
for w = strsplit(text, ' ')
  if isempty(cur), cur = w{1};
  elseif length(cur) + 1 + length(w{1}) <= width, cur = [cur ' ' w{1}];
  else, lines_{end+1} = cur; cur = w{1}; end
end
lines_{end+1} = cur;
for k = 1:numel(lines_)
  l = lines_{k}; pad = width - length(l);
  printf('|%s%s|\n', l, blanks(pad));
  printf('|%s%s|\n', blanks(pad), l);
  printf('|%s%s%s|\n', blanks(floor(pad/2)), l, blanks(ceil(pad/2)));
end
char(lines_)
title_ = regexprep('the end of it', '\<[a-z]', '${upper($0)}');
words = strsplit('the end of it', ' '); for k = 1:numel(words), words{k}(1) = upper(words{k}(1)); end, strjoin(words, ' ')
printf('%-10s|%10s|\n', 'left', 'right');
box = [repmat('-', 1, 6); '|text|'; repmat('-', 1, 6)]
