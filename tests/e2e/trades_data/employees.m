% employee database: sort, group, filter, accumarray, bsxfun, histc
names = {'Kim','Lee','Max','Nia','Oli','Pam'};
dept = {'ops','dev','dev','ops','hr','dev'};
sal = [50 80 75 52 60 90] * 1000;
age = int32([30 45 28 39 51 33]);
db = cell2struct([names; dept; num2cell(sal); num2cell(age)], {'name','dept','salary','age'}, 1);
size(db)
db(1)
db = db';
dv = db(strcmp({db.dept}, 'dev'));
numel(dv)
[~, i] = sort([dv.salary], 'descend');
dv = dv(i);
fprintf('%-4s %7.0f %d\n', [{dv.name}; {dv.salary}; {dv.age}]{:});
[u, ~, j] = unique(dept);
tot = accumarray(j(:), sal(:))'
avg = accumarray(j(:), sal(:), [], @mean)'
mx = accumarray(j(:), double(age(:)), [numel(u) 1], @max)'
lst = accumarray(j(:), (1:6)', [], @(x) {x'})
for k = 1:numel(u)
  printf('%s: %s\n', u{k}, strjoin(names(lst{k}), ','));
end
mean(age), class(mean(age))
sum(age), class(sum(age))
age / 7
edges = 20:10:60;
n = histc(double(age), edges)
[n, bin] = histc(double(age), edges);
bin
raise = bsxfun(@times, sal', [1 1.05 1.1])
D = bsxfun(@minus, double(age)', double(age))
any(D(:) == 0)
[tf, loc] = ismember({'Max', 'Zoe', 'Kim'}, names)
[c, ia, ib] = intersect(names, {'Pam', 'Kim', 'Qi'})
setdiff(names, {'Kim'}), setxor([1 2 3], [3 4]), union([3 1], [2 1])
[c, ia] = setdiff([5 4 3 3], [4])
s = struct('a', {1,2,3}, 'b', 'x');
arrayfun(@(e) e.a * 2, s)
s(2) = [];
s(1)
t = struct('m', magic(3), 'c', {{1, 'two'}})
t.m(2,:) = []
t.c{3}.deep.er = 5
t.c{3}.deep
isfield(t, {'m', 'zz', 'c'})
isfield(t, 'm'), isstruct(t), isempty(struct()), isempty(struct([]))
tt = [t, t];
tt(2).m = 'changed';
tt(1).m
{tt.m}
r = rmfield(t, 'c')
orderfields(struct('z', 1, 'a', 2))
getfield(t, 'm', {1, 2})
t = setfield(t, 'q', 7);
t.q
numfields(t)
x.y.z = 3; x.y.w = {};
x
x.y.z(3) = 9
isrow(x.y.z)
[x.arr(1:3).v] = deal(10, 20, 30);
x.arr(2)
x.arr
sum([x.arr.v])
cellfun(@(f) class(x.(f)), fieldnames(x), 'UniformOutput', false)
substruct_ = x.('y').('z')(end)
s = struct(); s.('dyn name') = 1
