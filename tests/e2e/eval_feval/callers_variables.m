1;
function unpack(s)
  for [v, k] = s
    assignin('caller', k, v);
  end
end
function r = fallback(name, default)
  r = evalin('caller', name, mat2str(default));
end
function r = has(name)
  r = evalin('caller', ['exist(''' name ''', ''var'')']);
end
function counter()
  n = evalin('base', 'count');
  assignin('base', 'count', n + 1);
end
function worker(k)
  tmp = k;
  if k > 0, counter(); worker(k - 1); end
end
function bad(), assignin('caller', 'set', 1); error('my:id', 'failed'); end
function run()
  s.alpha = 1; s.beta = 'two';
  unpack(s);
  alpha, beta
  gamma_ = fallback('alpha', 7)
  delta = fallback('nothing', 7)
  has('alpha'), has('omega')
  set = 0;
  try, bad(); catch e, disp(e.message), end
  set
  try, evalin('caller', 'no_such_thing + 1'); catch e, disp(e.message), end
  x = 5;
  show_x();
end
function show_x(), evalin('caller', 'x'); evalin('caller', 'x;'); evalin('base', 'count'); end
count = 0;
worker(3);
count
run();
cfg = struct('width', 3, 'height', 4);
unpack(cfg);
width * height
names = {'p1', 'p2'};
for k = 1:2, assignin('base', names{k}, k * 10); end
p1, p2
v = evalin('base', 'width + height')
h = @(n) evalin('base', n);
exist('width'), exist('p3')
function varargout = multi(), [varargout{1:nargout}] = evalin('caller', 'size(m)'); end
m = ones(3, 4);
[r, c] = multi()
y = multi() + 1
eval('counter();'); count
