% Compressed matrices in texts that are run, in containers, globals, files and handles.
global G
G = sparse([0 2 0; 1 0 3]);
texts = {'G + G', 'G .* 2', "G'", '[G; G]', 'G(:, 2)', 'sum(G)', '-G', 'abs(-G)', 'G * [1; 2; 3]', 'G == 1', 'nnz(G)', ...
         '[G, [1; 2]]', 'size([G; 5 6 7])', '2 * G(1, 2)', 'issparse(G(1, 2) + sparse(1))'};
for k = 1:numel(texts)
  x = eval(texts{k});
  printf('%s: %d %s %s\n', texts{k}, issparse(x), class(x), mat2str(full(x)));
end
eval('H = G; H(2, 2) = 9; H(:, 1) = [];');
disp(H)
eval('for c = G, disp(full(c'')), end')
eval('if G, disp yes, else, disp no, end')
if G > -1, disp yes, end
while any(G(:) > 2), G -= sparse(2, 3, 1, 2, 3); end
disp(G)
c = {G, {G'}};
s = struct('a', {c});
t.x.y = G;
t.x.y(1, 1) = 8;
m = containers.Map();
m('k') = G;
disp(full(c{2}{1})), disp(full(s.a{1})), disp(full(t.x.y)), disp(full(m('k')))
t
isequal(c, {G, {G'}}), isequal(t, struct('x', struct('y', G))), isequal(G, full(G)), isequal(full(G), G')
f = @(v, p) v .^ p + G;
disp(f(G, 2))
disp(cellfun(@issparse, {G, full(G), G(1, 1), G > 0}))
disp(cellfun(@(v) full(sum(v(:))), {G, G', [G G]}))
z = zeros(2, 3);
z(G > 0) = 7;
z(:, 2) = G(:, 2);
disp(z)
z(2, :) = [];
disp(z(1, sparse([0 1 1]) > 0))
name = tempname();
C = sparse([1 0; 0 2i]);
B = G > 1;
save('-text', name, 'G', 'C', 'B'), L = load(name); delete(name);
disp(L.G), disp(L.C), disp(L.B), disp([issparse(L.G), islogical(L.B), iscomplex(L.C)])
save('-v7', name, 'G', 'C'), L = load(name); delete(name);
disp(L.G + G), disp(L.C)
switch G(1, 2)
  case 2, disp two
  otherwise, disp other
end
function varargout = several(v), varargout = {v, v', size(v)}; end
[p, q, r] = several(G);
disp(p), disp(q), disp(r)
[v, at] = max(G, [], 2)
[i, j, k] = find(G)
x = G;
x(end+1, end+1) = 1
y = 1:nnz(x)
