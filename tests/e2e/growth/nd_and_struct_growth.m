A = []; A(:, :, 1) = [1 2]; A(:, :, 2) = [3 4]; A
B = zeros(2, 2); B(:, :, 3) = 5; size(B), B(:, :, 2)
s = struct(); s.list = {}; for k = 1:3, s.list{end + 1} = k; s.(sprintf('f%d', k)) = k; end, s
db = struct('id', {}, 'name', {}); db(end + 1) = struct('id', 1, 'name', 'a'); db(end + 1).id = 2; size(db), isempty(db(2).name)
m = containers.Map(); for k = 1:3, m(sprintf('k%d', k)) = 1:k; end, m('k3')(end + 0), t = m('k2'); t(end + 1) = 9; m('k2') = t; m('k2')
c = cell(1, 2); c{1}(3) = 5; c{2}.x(2) = 1; c, q = {}; q{2}{3} = 'deep'; q, z.a.b(2).c{2} = 1; z.a.b(2).c
r = ''; for k = 1:3, r = [r; sprintf('%02d', k)]; end, r, n = []; for k = 1:3, n = [n; k * ones(1, 2)]; end, n
