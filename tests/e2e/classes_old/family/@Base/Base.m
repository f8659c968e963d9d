function b = Base (n)
  if nargin < 1, n = 'base'; end
  s.name = n;
  s.count = 0;
  b = class (s, 'Base');
end
