% str2double of texts whose numbers are used as real ones, and as complex ones.
1;
function one(w)
  x = str2double(w);
  printf('%s: %.17g %.17g %d%d%d %s', w, real(x), imag(x), isnan(x), isinf(x), isfinite(x), class(x));
  printf(' %d%d%d%d%d%d\n', x < 2, x <= true, x > 'a', x >= 3, 0 < x, -1 > x);
  if ~isnan(x) && x > 1 && x < 4
    disp(x)
  end
  disp(1 / x)
end
texts = {'1', '-2.5', '+.5', '5.', '.', '-', '', '0', '-0', '1e3', '1,234.5', '12,', ' 7', '7 ', '3i', ...
  '1+2i', '-3+0.5i', 'i', 'Inf', '-inf', 'NaN', 'abc', '0x10', '123456789012345', '1234567890123456', ...
  '0.1', '0.123456789012345', '1..2', '--3', '+-3', '1e400', '1 2', '9007199254740993', '-.75'};
for k = 1:numel(texts)
  one(texts{k});
end
total = 0;
for w = strsplit('1,2.5,,x,1e2,-4,2i', ',')
  v = str2double(w{1});
  if isnan(v), continue, end
  total = total + v;
end
disp(total)
a = []; b = [];
for k = 1:numel(texts)
  for j = 1:numel(texts)
    x = str2double(texts{k}); y = str2double(texts{j});
    a(end+1) = 8 * (x < y) + 4 * (x <= y) + 2 * (x > y) + (x >= y);
  end
end
printf('%x', a); printf('\n');
[word, rest] = strtok('12 and', ' ');
disp(str2double(word) + numel(rest))
disp(str2double(regexp('ab12', '\d+', 'match', 'once')) + 1)
disp(str2double(strtrim(sprintf('  %d ', 42))) * 2)
disp(str2double(['12'; '34'])), disp(str2double({'1', 'x'; 2, '3+i'})), disp(str2double('')), disp(str2double(5))
