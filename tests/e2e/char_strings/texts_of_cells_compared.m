c = {'ab', '', 'abc', ['ab'; 'cd'], 'x'};
names = {'ab', 'zz', 'x'};
s(1).key = 'ab'; s(1).v = 1; s(2).key = sprintf('%s', 'abc'); s(2).v = 2;
n = 0;
for i = 1:numel(c)
  for j = 1:numel(names)
    if strcmp(c{i}, names{j}), n += i * 10 + j; end
  end
  for k = 1:2
    if strcmp(s(k).key, c{i}), n += 1000 * k; end
    key = upper(lower(s(k).key)); if strcmp(key, upper(c{i})), n += 0.5; end
  end
end
disp(n)
t = ''; u = repmat('q', 1, 0); w = repmat('a', 1, 2);
disp([strcmp(t, u), strcmp(u, u), strcmp(w, [w; w]), strcmp(['a'; 'a'], w), strcmp(w, 'aa'), strcmp(w(1), 'a')]);
% texts that loops make, of no characters, too
for n = 0:2
  a = ''; b = ''; c = {''};
  for k = 1:n, a(end+1) = 'x'; b(end+1) = 'x'; c{1}(end+1) = 'x'; end
  disp([strcmp(a, b), strcmp(c{1}, a), strcmp(a, 'xx')]);
end
