1;
% A text that is the name of a function is still indexed as a text.
function r = twice(x)
  r = 2 * x;
end
function part(t)
  most = t(1:end-1)
  first = t(1)
  k = numel(t) - 1;
  printf("%s %s\n", t(k), t([k, 1]));
  switch [t, t]
    case 'absabs'
      t(end:-1:1)
    otherwise
      t([1 1 2])
  end
end
part('double');
part(class([2 8]));
part('abs');
part('twice');
name = 'sqrt';
from = name(2:end)
for k = 1:numel(name)
  printf("%s,", name(k));
end
printf("%g %g\n", feval(name, 16), feval('twice', 16));
try
  name(16)
catch err
  disp(err.message);
end
names = {'abs', 'double', 'cos'};
for k = 1:3
  printf("%s %g\n", names{k}(1:2), feval(names{k}, 0));
end
