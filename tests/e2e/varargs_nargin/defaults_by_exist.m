1;
function area = rect(w, h)
  if ~exist('h', 'var') || isempty(h)
    h = w;
  end
  area = w * h;
end
rect(3), rect(3, 4), rect(3, [])
function varargout = stats(x, varargin)
  what = {'mean'};
  if nargin > 1, what = varargin; end
  for k = 1:numel(what)
    varargout{k} = feval(what{k}, x);
  end
end
stats([1 2 3])
[a, b, c] = stats([4 1 7], 'min', 'max', 'sum')
[m] = stats([4 1 7], 'median', 'min')
try, [p, q] = stats([1 2]), catch e, disp(e.message), end
function r = count(varargin), r = nargin; end
count(), count(1), count([]), count({}, ''), count(1, 2, 3)
x = {1, 2}; count(x), count(x{:}), count(x{:}, x{:})
function check(a, b, c)
  printf('%d:', nargin);
  names = {'a', 'b', 'c'};
  for k = 1:3, printf(' %s=%d', names{k}, exist(names{k}, 'var')); end
  printf('\n');
end
check(), check(1), check(1, 2), check(1, 2, 3)
