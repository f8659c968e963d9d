% Results of varargout, and cells whose elements are told one by one, handed on.
1;
function [n, varargout] = f (varargin)
  n = numel (varargin);
  for k = 1:n
    varargout{k} = varargin{k} + 1;
  end
end
function varargout = g (a)
  varargout{1} = a + 1;
  varargout{2} = "t";
end
[n, a, b] = f (1, [2 3]);
disp (a + b)
[p, q] = g (3); disp (p), disp (q)
function varargout = h (n)
  for k = 1:n
    varargout{k} = k;
  end
end
function varargout = e (n)
  varargout = {};
end
function varargout = r (n)
  if (n == 0)
    varargout{1} = 1;
  else
    varargout{1} = r (n - 1) + 1;
  end
end
function varargout = s (varargin)
  varargout = varargin;
end
function [a, varargout] = w (x)
  a = x;
  if (nargout > 1)
    varargout{1} = x * 2;
  end
  if (nargout > 2)
    varargout{2} = [x, x];
  end
end
[a, b] = h (3)
try, [a, b] = h (1), catch err, disp (err.message), end
try, a = e (1), catch err, disp (err.message), end
e (2)
r (3)
[u, v] = s ("abc", {1, 2})
s (4)
try, [u, v, z] = s (1, 2), catch err, disp (err.message), end
w (1), [a, b] = w (2), [a, b, c] = w (3), z = w (4); z
[~, b] = w (5)
c = cell (1, 2); [c{:}] = w (6)
[both_of.a, both_of.b] = s (1, "x")
f = @(varargin) s (varargin{:}); [a, b] = f (1, "k")
s ()
x = s (int8 (3)) + 1
% an option parser that cuts its arguments
function r = total (varargin)
  args = varargin;
  if (ischar (args{end}))
    how = args{end};
    args(end) = [];
  else
    how = "sum";
  end
  [a, b] = both (args);
  switch (how)
    case "sum"
      r = a + b;
    otherwise
      r = a .* b;
  end
end
function [a, b] = both (args)
  b = 1;
  switch (numel (args))
    case 1
      a = args{1};
    case 2
      [a, b] = args{:};
  end
end
total ([1 2 3], [4 5 6], "product"), total (1), total ([1; 2], "product"), total ([1 2; 3 4], 10)
[few{1:2}] = deal (1, 2); [x, y] = few{:}
args = {1, "a", 3}; args(2) = [], args(1:2) = []
args = {7}; args([1 1]) = []; size (args)
c = {1, 2, 3}; [u, c] = c{1:2}, d = {4, 5}; [a, b] = d{[2 2]}
try, [a, b, z] = d{:}, catch err, disp (err.message), end
d = {}; try, [a] = d{:}, catch err, disp (err.message), end
% a recursion that hands its last arguments on
function [s, n] = walk (f, k, n, varargin)
  n = n + 1;
  s = f (k, varargin{:});
  if (k > 1)
    [t, n] = walk (f, k - 1, n, varargin{:});
    s = s + t;
  end
end
[s, n] = walk (@(k, a) k * a, 4, 0, [1 2]), [s, n] = walk (@(k) k ^ 2, 3, 0)
