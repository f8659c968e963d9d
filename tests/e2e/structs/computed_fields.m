% Names of fields that are computed, and known after all.
function computed_fields
  r = simulate('steps', 5, 'gamma', 0.25, 'label', 'run')
  r = simulate()
  s.a = 1;
  f = ['a' ''];
  s.(f) += 2;
  s.(f)(3) = 4;
  s.([f 'b']).c = 'x';
  disp(s.(f));
  s
  disp(getfield(s, 'ab').c);
  s = setfield(s, 'a', 'new');
  s = setfield(s, 'z', 7);
  disp(s.z);
  x = getfield(s, 'a')
  try
    getfield(s, 'nothing');
  catch e
    disp(e.message);
  end
  try
    g = 'nothing';
    disp(s.(g));
  catch e
    disp(e.message);
  end
  t = 5;
  try
    disp(t.(f));
  catch e
    disp(e.message);
  end
  try
    t.(f) = 3;
  catch e
    disp(e.message);
  end
  q = struct('v', {1, 2, 3});
  n = 'v';
  disp([q.(n)]);
  [q.(n)] = deal(9);
  disp(q(2).(n));
  q(2).(n)(2) = 5;
  disp(q(2).v);
  odd.('not a name') = 3;
  disp(odd.('not a name'));
  odd.(n){2} = 1;
  disp(odd.v);
  m = containers.Map({'k'}, {4});
  c = 'Count';
  disp(m.(c));
end

function r = simulate(varargin)
  opts = struct('steps', 3, 'gamma', 0.5, 'label', '');
  for k = 1:2:numel(varargin)
    opts.(varargin{k}) = varargin{k + 1};
  end
  x = zeros(1, opts.steps);
  x(1) = 1;
  for i = 2:opts.steps
    x(i) = x(i - 1) + opts.gamma * sin(x(i - 1));
  end
  r = {sum(x), opts.label};
end
