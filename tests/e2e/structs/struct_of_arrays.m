t.x = [1 2 3]; t.name = {'a', 'b', 'c'}; t.ok = logical([1 0 1]);
t.x(t.ok), t.name(t.ok), t.x(end + 1) = 4; t.name{end + 1} = 'd'; numel(t.x) == numel(t.name)
t.x(2) = []; t.name(2) = []; t
[~, i] = sort(t.x, 'descend'); t.x = t.x(i); t.name = t.name(i); t.name
m = [t.x; t.x .^ 2]
f = fieldnames(t); for k = 1:numel(f), printf('%s: %s\n', f{k}, class(t.(f{k}))); end
u = struct('p', {{1, 2}}, 'q', struct('r', [5 6])); u.q.r(2), u.p{1}, u.q.r(3) = 7; u.q
structfun(@numel, t)', isfield(t, {'x', 'zz'}), w = [t.x]' * 2
