function p = pipeline(varargin)
p = @(x) x;
for k = 1:nargin
  f = varargin{k}; prev = p;
  p = @(x) f(prev(x));
end
