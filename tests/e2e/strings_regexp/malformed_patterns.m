% Patterns that can't be compiled, with what is wrong and where; some that look so and can be.
p = {'a{2,1}', 'a{3,2}b', 'xy{10,2}', 'a{2,}', 'a{70000}', 'a{1,70000}', 'a{65535}', 'a{', 'a{,3}', 'a{2', ...
     'a{x}', '(a', 'a)', '[a', '[z-a]', '*a', '+', '?', 'a**', 'a+*', 'a{1}{2}', 'a{2}?', 'a{2}+', '^*', '$+', ...
     '(^)*', '\b*', '[[:foo:]]', '[a[:bar:]b]', '[[:alpha:]', '[:alpha:]', '[[:^alpha:]]', '[[:digit:]x]', ...
     '[:a]', '\', 'a\', '\1', '(a)\2', '(a)\1', '(a)(b)\3c', '\k<n>', '\L', 'a\Ub', '\u0041', '\l', '\c', ...
     '(?', '(?z)a', '(?#abc', '(?=a', '[]', '[^]', '[]a]', '((((a', 'a|*', '(?:', '(?!', '()', '(|a)'};
for k = 1:numel(p)
  try
    m = regexp('aabc', p{k}, 'match');
    printf('%s: %d\n', p{k}, numel(m));
  catch e
    printf('%s: %s\n', p{k}, e.message);
  end
end
for k = [1 5 12 13 24 30 37]
  try, disp(regexprep('aabc', p{k}, '-')), catch e, disp(e.message), end
end
