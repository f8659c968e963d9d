% Outputs that loops fill, with rounds that surely come and others.
1;
function varargout = give (x)
  for k = 1:nargout
    varargout{k} = k * x;
  end
end
function varargout = most (n)
  for k = 1:n, varargout{k} = k; end
end
function varargout = left (n, stop)
  for k = 1:n
    if (k == stop), break; end
    varargout{k} = k;
  end
end
function varargout = some (n, from)
  for k = 1:n
    if (k >= from), varargout{k} = k; end
  end
end
function varargout = texts (varargin)
  for k = 1:nargin
    varargout{k} = [varargin{k} '!'];
  end
end
function [a, varargout] = rest (n)
  a = n;
  for k = 1:nargout - 1
    varargout{k} = {k};
  end
end
[a, b] = give (2); a + b, [a, b, c] = give (1:2); c(2), give (3), x = give (4) + 1
[a, b] = most (2); a + b, try, [a, b, c] = most (2), catch err, disp (err.message), end
try, x = most (0), catch err, disp (err.message), end
try, [a, b] = left (3, 2), catch err, disp (err.message), end
try, x = left (3, 1), catch err, disp (err.message), end
[a, b] = left (3, 3), x = some (3, 2), try, x = some (3, 4), catch err, disp (err.message), end
[p, q] = texts ('a', 'bc'); [p q], [p, q] = rest (5); q{1} + p
