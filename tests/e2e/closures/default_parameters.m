% Parameters of anonymous functions may have defaults.
f = @(a, b = 5) a + b;
f(1)
f(1, 2)
g = @(varargin) numel(varargin); g(1,2)
f
