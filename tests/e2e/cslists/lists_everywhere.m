c = {1, 2, 3};
[c{:}]
max(c{1:2})
d = {c{:}, 4}
x = {c{2:3}}
[a, b, z] = c{:}
s = struct('v', {10, 20, 30});
[s.v]
{s.v}
[s.v] = deal(0); [s.v]
[s(1:2).v] = c{1:2}; [s.v]
numel({c{:}, c{:}})
zeros(c{1:2})
args = {'%d-%d\n', 4, 5};
fprintf(args{:});
m = [c{:}; c{:}]
e = {};
[e{:}, 1]
[q{1:3}] = deal('a', 'b', 'c')
[t(1:2).f] = deal(5, 6); t(2)
c{:}
s.v
f = {e{:}}
plus(c{[1 3]})
cellfun(@(varargin) numel(varargin), {1,2})
[mx, ix] = max([c{:}])
