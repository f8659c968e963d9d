% nested struct databases: orders, invoices, joins, pivots, report with subtotals
cust = struct('id', {1, 2, 3}, 'name', {'Acme', 'Bolt', 'Core'}, 'addr', struct('city', 'Oslo', 'zip', {{}}));
cust(2).addr.city = 'Rome'; cust(3).addr.zip = {'00100', 5};
cust(1), cust(2).addr, cust(3).addr.zip{2}
ord = struct('cust', {}, 'item', {}, 'qty', {}, 'price', {});
raw = {1, 'nut', 100, .05; 2, 'bolt', 20, .5; 1, 'gear', 2, 12; 3, 'nut', 50, .06; 2, 'gear', 1, 12.5};
for r = raw', ord(end+1) = cell2struct(r, {'cust'; 'item'; 'qty'; 'price'}); end
size(ord), ord(3)
tot = [ord.qty] .* [ord.price]
t = num2cell(tot); [ord.total] = t{:}; ord(1)
for k = 1:numel(cust)
  mine = ord([ord.cust] == cust(k).id);
  fprintf('%s (%s)\n', cust(k).name, cust(k).addr.city);
  for o = mine, fprintf('  %-5s %4d x %6.2f = %7.2f\n', o.item, o.qty, o.price, o.total); end
  fprintf('  %s %.2f\n', 'subtotal', sum([mine.total]));
end
[items, ~, j] = unique({ord.item}); pivot = accumarray([[ord.cust]', j(:)], [ord.total]')
fprintf('%8s', '', items{:}); fprintf('\n');
for k = 1:3, fprintf('%8s', cust(k).name); fprintf('%8.2f', pivot(k, :)); fprintf('\n'); end
db.cust = cust; db.ord = ord; db.meta = struct('ver', 2, 'tags', {{'a', 'b'}});
db
db.cust(2).name = 'BOLT!'; db.cust(2).name, cust(2).name
db.ord(end+1).item = 'new'; numel(db.ord), db.ord(end)
isempty(db.ord(end).qty), isfield(db, 'meta'), isfield(db.meta, {'ver', 'x'})
db.meta.tags{end+1} = 'c'; db.meta.tags
db = rmfield(db, 'meta'); fieldnames(db)
s.a.b.c.d = 5; s.a.b.c.e = {1, {2}}; s.a.b.c.e{2}{1} = 'z'; s
p = s; p.a.b.c.d = 6; [s.a.b.c.d p.a.b.c.d], isequal(s, p), p.a.b.c.d = 5; isequal(s, p)
q(3).v = 1; size(q), isempty(q(1).v), [q.v], q(2) = struct('v', 'mid'); {q.v}
arr = repmat(struct('x', 0), 1, 3); arr(2).x = 5; [arr.x], arr = arr([3 2 1]); [arr.x], arr(end:-1:1)(2).x
m = struct('r', {{1, 2; 3, 4}}); m.r{2, 1}, m.r(:, 1)', size(m.r)
for f = fieldnames(ord)', v = {ord.(f{1})}; printf('%s:%s ', f{1}, class(v{1})); end, printf('\n');
names = arrayfun(@(c) c.name, cust, 'UniformOutput', false), lens = arrayfun(@(c) numel(c.name), cust), ids = [cust(:).id];
[~, i] = sort(cellfun(@(c) c.city, {cust.addr}, 'UniformOutput', false)), cust = cust(i); {cust.name}
w = struct('k', {5, 3, 9}); [~, i] = sort([w.k]); w = w(i); w.k, w(1) = []; w, w(:).k
w = [w, struct('k', 1)]; [w.k], w = [w; w]; size(w), w(2, 3).k, any([w.k] == 9), x = [w(1, :).k]; x
e = struct([]); isempty(e), e(1).a = 2; e, z = struct('a', {}); size(z), z(1).a = 'q', numel(z), isrow(z)
c = struct2cell(struct('p', 1, 'q', 'two')), n = numel(fieldnames(struct('p', 1, 'q', 2))), o = orderfields(struct('b', 1, 'a', 2)), k = isstruct(o), g = getfield(struct('u', struct('v', 9)), 'u', 'v'), h = setfield(struct(), 'new', [1 2])
