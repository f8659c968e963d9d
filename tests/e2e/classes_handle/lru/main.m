c = Lru (2, @(k) numel (k));
for k = {'a', 'bb', 'a', 'ccc', 'bb', 'a'}
  v = c.get (k{1});
  printf ('%s %d [%s]\n', k{1}, v, c.order ());
end
c.hits, c.misses
try, c.hits = 0; catch e, disp (e.message), end
try, c.keys, catch e, disp (e.message), end
c
