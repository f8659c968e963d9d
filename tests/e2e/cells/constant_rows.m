% Rows of constants, which are never changed themselves.
1;
function c = names(k)
  c = {'one', 'two', 3, true, 'x', int8(4), 1i};
  if k > 0, c{k} = k; end
end
function r = counted()
  c = {1, 2};
  c{1} = c{1} + 1;
  c{end+1} = 5;
  r = c;
end
a = names(0); b = names(2); c = names(0);
printf('%s %s %d %s\n', a{2}, c{2}, b{2}, class(c{6}));
for k = 1:3
  r = counted();
  printf('%d ', r{:}); printf('\n');
end
d = names(0); d(2) = []; disp(numel(d)); disp(numel(names(0)));
e = {'b', 'a'}; e = sort(e); disp(e); f = {'b', 'a'}; disp(f);
g = {1, [], ''}
h = {{1, 2}, {'a'}};
h{1}{2} = 7; disp(h{1}{2}); k = {{1, 2}, {'a'}}; disp(k{1}{2});
s.c = {1, 2}; s.c{1} = 9; t.c = {1, 2}; disp(t.c{1});
