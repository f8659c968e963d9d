% cells/structs heavy engineering DB: truss analysis
1;
function t = make_truss()
  t.nodes = [0 0; 1 0; 2 0; 0.5 1; 1.5 1];
  t.members = [1 2; 2 3; 1 4; 4 2; 2 5; 5 3; 4 5];
  t.E = 200e9; t.A = 1e-4;
  t.supports = struct('node', {1, 3}, 'fix', {[1 1], [0 1]});
  t.loads = {2, [0 -1e4]; 4, [5e3 0]};
end
function [K, L, c] = assemble(t)
  nd = 2 * rows(t.nodes); K = zeros(nd);
  nm = rows(t.members); L = zeros(nm, 1); c = zeros(nm, 2);
  for m = 1:nm
    n1 = t.members(m, 1); n2 = t.members(m, 2);
    v = t.nodes(n2, :) - t.nodes(n1, :); L(m) = norm(v); c(m, :) = v / L(m);
    k = t.E * t.A / L(m) * (c(m, :)' * c(m, :));
    d = [2*n1-1 2*n1 2*n2-1 2*n2];
    K(d, d) = K(d, d) + [k -k; -k k];
  end
end
t = make_truss()
[K, L, c] = assemble(t);
L'
c
K(1:4, 1:4)
f = zeros(10, 1);
for i = 1:rows(t.loads), f(2*t.loads{i, 1} + [-1 0]) += t.loads{i, 2}'; end
f'
fixed = [];
for s = t.supports
  fixed = [fixed, 2*s.node - 2 + find(s.fix)];
end
fixed
free = setdiff(1:10, fixed);
u = zeros(10, 1);
u(free) = K(free, free) \ f(free);
disp(u * 1000)
U = reshape(u, 2, [])'
R = K(fixed, :) * u
sum(R(2:3)) - 1e4 < 1e-6
N = zeros(rows(t.members), 1);
for m = 1:numel(N)
  e = t.members(m, :);
  du = U(e(2), :) - U(e(1), :);
  N(m) = t.E * t.A / L(m) * (c(m, :) * du');
end
N
kind = cell(size(N));
kind(N > 1) = {'tension'}; kind(N < -1) = {'compression'}; kind(abs(N) <= 1) = {'zero'};
kind
res = struct('member', num2cell(1:7), 'force', num2cell(round(N')), 'kind', kind');
res(3)
[res.force]
worst = res(abs([res.force]) == max(abs([res.force])))
s = sprintf('%s,', res.kind); s(end) = []
stats.max = max(N); stats.min = min(N); stats.by.tension = sum(N(N > 0)); stats.by.compression = sum(N(N < 0));
stats
stats.by
isfield(stats, 'by'), isrow(N), iscolumn(N), isstruct(stats), numfields(stats)
c2 = struct2cell(stats)
t.supports(2).fix(1) = 1;
t.supports(2)
t.loads{1, 2}(2) = -2e4;
t.loads
q = {t.members(1:2, :), 'str'; {1, {2}}, @sin}
nested.a.b.c = 5; nested.a.b.d = {1, 'two'}; nested
nested.a.b.d{2}(1)
arr(3).x = 5; arr(2).x = 'mid'; arr
isempty(arr(1).x), size(arr)
orderfields(struct('z', 1, 'a', 2))
s1 = setfield(struct(), 'k', 3), getfield(s1, 'k')
