1;
function s = addup(varargin)
  s = 0; x = varargin{1}; name = varargin{2};
  if nargin > 2, k = varargin{3}; else, k = 1; end
  for i = 1:numel(x), s = s + k*x(i); end
  if strcmp(name, 'neg'), s = -s; end
end
function r = opts(varargin)
  r.a = 1; r.b = 'x';
  for k = 1:2:numel(varargin)
    r.(varargin{k}) = varargin{k+1};
  end
  varargin{1} = 7; varargin{end+1} = 'last';
  r.n = varargin{1} * 2; r.m = varargin{end}; varargin(1) = []; r.p = varargin{1};
end
disp(addup([1 2 3], 'neg')), disp(addup([1 2 3], 'pos', 4)), disp(addup(int8([1 2]), 'pos', int8(4)))
opts('a', 5, 'b', {1})
c = {1, 'abc', [1 2 3]};
z = c{3}(2) + 1, w = c{2}, v = c{1}*2
c{2} = 5; x = c{2} + 1
c{4} = 'new'; y = [c{4} '!']
c{6} = 2; isempty(c{5}), numel(c)
c = c([3 1]); u = c{1}
d = {1, 'a'; 2, 'b'}; d{2}, d{1, 2}, d{2, 1} + 1
e = fliplr({1, 'a'}); e{1}
f = sort({'b', 'a'}); f{1}
g = {1, 'x'}'; g{2}
h = {1, 'x'}; h(1) = []; h{1}
h(2) = {9}; h{2} + 1
for k = 1:3, q = {k, sprintf('%d', k)}; q{2}(end+1) = 'z'; q{1} += 1; disp(q), end
p = {}; p{1} = 3; p{2} = 'k'; p{1} = [p{1} 4]; p
s.c = {1, 'two'}; s.c{2}, s.c{1} = 'one'; s.c
try, c{7}, catch err, disp(err.message), end
try, t = {1, 'a'}; t{3}, catch err, disp(err.message), end
r = {1, 2}; for k = 1:2, r{k} = r{k} + 0.5; end, r{2}
m = {[], 'a'}; m{1}(3) = 4, m{1}
if rand > 2, n = {1, 2}; else, n = {'a', 2}; end, n{1}, n{2} * 2
l = {1, 'b', 3}; [i1, i2] = l{1:2}, l{:}
o = {1, {2, 'in'}}; o{2}{2}, o{2}{1} = 5; o{2}{1} + 1
