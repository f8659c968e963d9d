1;
function s = words(n)
  ones_ = {'one','two','three','four','five','six','seven','eight','nine','ten','eleven','twelve','thirteen','fourteen','fifteen','sixteen','seventeen','eighteen','nineteen'};
  tens = {'', 'twenty','thirty','forty','fifty','sixty','seventy','eighty','ninety'};
  if n == 0, s = 'zero'; return, end
  s = '';
  if n >= 1000, s = [words(floor(n/1000)) ' thousand']; n = mod(n, 1000); if n, s = [s ' ']; else, return, end, end
  if n >= 100, s = [s ones_{floor(n/100)} ' hundred']; n = mod(n, 100); if n, s = [s ' ']; else, return, end, end
  if n < 20, s = [s ones_{n}]; else, s = [s tens{floor(n/10)}]; if mod(n, 10), s = [s '-' ones_{mod(n, 10)}]; end, end
end
for n = [0 7 13 20 42 100 115 999 1000 12345], printf('%d %s\n', n, words(n)); end
ordinal = @(n) [num2str(n) {'th', 'st', 'nd', 'rd'}{1 + (mod(n, 10) < 4 && floor(mod(n, 100) / 10) ~= 1) * mod(n, 10)}]; for n = [1 2 3 4 11 12 21 102 111], printf('%s ', ordinal(n)); end, printf('\n');
