for k = 1:3
  p(k).name = sprintf('p%d', k);
  p(k).score = k * 10;
end
p, p(2), [p.score], mean([p.score])
p(end + 1) = p(1); p(end).name = 'copy'; {p.name}
q = p([p.score] >= 20); numel(q), q(1).name
for k = numel(p):-1:1, if p(k).score < 20, p(k) = []; end, end, numel(p)
r = struct('id', num2cell(1:3)); [r.id], r(2).id = 'two'; class(r(2).id)
t = []; for k = 1:2, t = [t, struct('k', k)]; end, size(t), u = arrayfun(@(k) struct('v', k), 1:3); [u.v], v = cellfun(@(s) struct('n', s), {'x', 'y'}); v(2).n, w(2, 2).z = 1; size(w), numel(w)
