1;
function r = f(varargin)
  global G
  G = 5;
  persistent p
  if isempty(p), p = 0; end
  p++; x = 4;
  nm = varargin{1};
  r = eval([nm ' + G + p']);
  eval([nm ' = 100;']);
  eval('G = 6;'); eval(['p = p + ' '10;']);
end
function r = g(n)
  x = n;
  eval(sprintf('y%d = x * 2;', n));
  if exist(sprintf('y%d', n), 'var'), disp('exists'), else, disp('not'), end
  r = eval(sprintf('y%d', n));
  for k = 1:3
    v = sprintf('w%d', k);
    eval([v ' = k;']);
    if k > 1, eval(['r = r + ' v ' + w' num2str(k-1) ';']); end
  end
  h = @(t) eval('t + 1');
  r = r + h(1);
end
disp(f('x')); global G; G
disp(g(4))
A = rand(3) > 2; B = ones(2,3); C = 'text'; D = {1}; E = struct('q', 1); x = 5; b = true; i8 = int8(4); cplx = 1+2i; r = 1:3;
vars = {'A','B','C','D','E','x','b','i8','cplx','r'};
for k = 1:numel(vars), s = eval(['class(' vars{k} ')']); printf('%s: %s %s\n', vars{k}, s, mat2str(size(eval(vars{k})))); end
for k = 1:2, eval(['x' num2str(k) ' = x + ' num2str(k) ';']); end
total = x1 + x2 + x
ok = false; eval('ok = true;'); if ok, disp('ok'), end
for k=1:3, eval(['x = x + 1;' '']); x = x * 2; end, x
y = 0; try, eval(['y = 1; error(''a' ':b'', ''msg'')']); catch q, disp(q.message), end
z = 3; w = eval([ 'z' ]) + 1
fns = {@sin, @(x) x.^2}; k = 2; eval(sprintf('val = fns{%d}(3)', k))
s = struct(); flds = {'a','b'}; for k = 1:2, eval(sprintf('s.%s = %d;', flds{k}, k)); end, s
M = zeros(2); for i = 1:2, for j = 1:2, eval(sprintf('M(%d,%d) = %d;', i, j, i*j)); end, end, M
eval('disp(M)'); eval(['disp(' '''hi''' ')']); eval(['printf("%d\n", ' num2str(3) ');'])
eq = 'a*x+b'; a = 2; x = [1 2 3]; b = 1; y = eval(strrep(eq, '*', '.*'))
fprintf('%s\n', evalc(['x' '']));
evalin('base', 'a'); assignin('base', 'newv', 3); newv
