1;
function r = pick(k), names = {'alpha', 'beta', 'avar', 'sin', 'pick', 'zz', 'k'}; r = names{k}; end
function g(k)
  alpha = 3; beta = [];
  nn = pick(k);
  printf("%d %d %d %d\n", exist(nn), exist(nn, 'var'), exist(nn, 'builtin'), exist(nn, 'file'));
  if k == 2, clear beta, printf("%d\n", exist(nn, 'var')); end
  if exist(nn, 'var') == 1, disp yes, end
end
for k = 1:7, g(k), end
avar = 1;
for k = 1:7, nn = pick(k); printf("%d %d\n", exist(nn), exist(nn, 'var')); end
if ~exist(nn), disp no, end
function h(name)
  global G
  persistent P
  G = 1;
  printf("%d %d\n", exist(name), exist(name, 'var'));
  P = 2;
end
h('G'), h('P'), h('name'), h('nosuch'), h('pick')
function w(name, varargin)
  eval([name ' = 3;']);
  printf("%d %d %d\n", exist(name), exist(name, 'var'), exist('q', 'var'));
  n2 = [name 'x'];
  printf("%d %d\n", exist(n2), exist(n2, 'var'));
  n2 = 'sin';
  printf("%d %d\n", exist(n2), exist(n2, 'var'));
end
w('q')
w('pick')
s = {'avar', 'nn', 'zzz'};
for k = 1:3
  if exist(s{k}, 'var'), disp(s{k}), end
end
clear avar
for k = 1:3
  if exist(s{k}, 'var'), disp(s{k}), end
end
x = cellfun(@(n) exist(n), {'sin', 'pick', 'nosuch'})
x = cellfun(@exist, {'sin', 'pick', 'nosuch'})
