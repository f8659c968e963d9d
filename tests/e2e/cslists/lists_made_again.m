% comma lists made again and again: in loops, branches, handlers
1;
function r = last(varargin)
  r = varargin{end};
end
c = {1, 2, 3};
s = struct('v', {4, 5, 6});
total = 0;
for k = 1:3
  try
    x = max(c{:}, s(k).v);
  catch err
    disp(err.message);
    x = [c{:}];
  end
  total = total + sum(x);
  if k == 2
    y = [s.v];
    z = last(c{:}, k, s.v);
    printf('%d %d %d\n', c{:}, z);
  end
  try
    if k > 1
      w = last(k, c{1:k}, s.nothing);
    else
      w = last(k, c{1:k});
    end
    disp(w)
  catch err
    disp(err.message);
  end
  printf('[%s]\n', num2str([c{1:k}]));
end
total, y
while numel(c) > 0
  t = {c{:}, s.v};
  u = [t{:}];
  disp(u)
  c(1) = [];
  if isempty(c), break; end
end
q = {zeros(1, 3)};
for k = 1:4
  f = last(k, q{:});
  q{1}(mod(k, 3) + 1) = sum([q{:}]) + k;
end
disp(q{1}); disp(f)
