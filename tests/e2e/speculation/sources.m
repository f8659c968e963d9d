% Where values come from of which nothing is known: loops over them.
function sources
  values = {5, [1 2 3], single(2.5), int8(100), true, 'abc', 2 + 3i, [], {1}};
  for k = 1:numel(values)
    name = sprintf('f%d', k);
    attempt(@() field(values{k}, name));
    attempt(@() called_by_name(values{k}, name));
    attempt(@() mapped(values{k}, name));
    attempt(@() evaluated(values, k));
    attempt(@() optional(values{k}, name));
    attempt(@() global_value(values{k}));
    attempt(@() parsed(values{k}));
    attempt(@() by_handle(values{k}, name));
    attempt(@() fields_of_elements(values{k}, name));
  end
end

function attempt(f)
  try
    r = f();
    printf('%s %s ', class(r), mat2str(size(r)));
    disp(r);
  catch e
    disp(e.message);
  end
end

function t = field(v, name)
  s = struct('n', 3);
  s.(name) = v;
  x = s.(name);
  t = 0;
  for i = 1:s.n
    t = t + x * i;
  end
end

function t = called_by_name(v, name)
  s = struct('n', 3);
  s = setfield(s, name, v);
  x = getfield(s, name);
  t = 0;
  for i = 1:numel(x)
    t = t + x(i);
  end
end

function t = mapped(v, name)
  m = containers.Map();
  m(name) = v;
  m('other') = 'text';
  x = m(name);
  t = zeros(1, 2);
  for i = 1:2
    t(i) = x + i;
  end
end

function t = evaluated(c, k)
  x = eval(sprintf('c{%d}', k));
  t = 1;
  for i = 1:3
    t = t * x;
  end
end

function t = optional(varargin)
  t = 0;
  if nargin > 1
    x = varargin{end - 1};
  else
    x = 1;
  end
  for i = 1:3
    t = max(t, x - i);
  end
end

function t = global_value(v)
  global G
  G = v;
  t = 0;
  for i = 1:3
    t = t + G / i;
  end
end

function t = parsed(v)
  x = str2num(disp(v));
  t = 0;
  for i = 1:numel(x)
    t = t + x(i);
  end
end

function t = by_handle(v, name)
  if name(end) == '2'
    f = @(a) a;
  else
    f = str2func('deal');
  end
  x = f(v);
  t = 0;
  for i = 1:3
    t = t + x * x;
  end
end

function t = fields_of_elements(v, name)
  s = struct('gain', 2);
  s.(name) = 1;
  s.v = v;
  c = {s, 1, 'a'};
  p = c{1 + (numel(name) > 9)};
  t = 0;
  for i = 1:3
    t = t + p.gain * sum(p.v);
  end
end
