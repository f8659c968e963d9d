% Variadic functions in all forms: rows of inputs and outputs that are fixed, and such that aren't.
1;
function r = count_args (varargin), r = nargin; end
count_args (), count_args (1, 2), count_args ({}, [], '')
function [varargout] = give (n), for k = 1:n, varargout{k} = k * 10; end, end
[a, b, c] = give (3)
try, [a, b] = give (1), catch e, disp (e.message), end
try, x = give (0), catch e, disp (e.message), end
give (0); give (2)
function varargout = opt (flag)
  if (flag) varargout{1} = 5; end
end
opt (true), opt (false)
try, y = opt (false), catch e, disp (e.message), end
z = opt (true)
function varargout = empty_out (), varargout = {}; end
empty_out ();
try, q = empty_out (), catch e, disp (e.message), end
function varargout = cols (m)
  varargout = num2cell (m);
end
[u, v] = cols ([7 8 9])
function [a, varargout] = two (varargin)
  a = numel (varargin);
  if (nargout > 1)
    [varargout{1:nargout-1}] = varargin{1:nargout-1};
  end
end
two (1, 2), [n, p] = two ('s', 4), [n, p, q] = two ('s', {4}, 3)
try, [n, p, q] = two (1), catch e, disp (e.message), end
function varargout = pass (f, varargin), [varargout{1:nargout}] = f (varargin{:}); end
pass (@max, [3 9 2]), [m, i] = pass (@max, [3 9 2]), pass (@disp, 5)
[q, w] = pass (@size, ones (2, 3)), k = pass (@numel, 1:4)
pass (@() disp ('none'))
function r = modify (varargin)
  varargin{2} = 'changed';
  varargin{end+1} = 7;
  r = varargin;
end
modify (1, 2), modify (1)
function r = back (varargin), r = varargin(end:-1:1); end
back (1, 'a', {2}), back ()
function r = nested_call (varargin)
  r = cellfun (@(x) numel (x), varargin);
end
nested_call ('abc', [1 2], {}), nested_call ()
function varargout = multi (x)
  persistent n
  if isempty (n), n = 0; end
  n += x;
  varargout = {n, n * 2};
end
multi (1); [a, b] = multi (2)
s = struct ('f', @give); [a, b] = s.f (2)
c = cell (1, 3); [c{:}] = give (3)
[st.x, st.y] = give (2)
[~, b] = give (2)
x = {give(1), 5}
try, x = {give(0), 5}, catch e, disp (e.message), end
y = [give(1), give(2)]
if give (1), disp ('yes'), end
function r = rec (varargin)
  if numel (varargin) == 0, r = 0; else r = varargin{1} + rec (varargin{2:end}); end
end
rec (1, 2, 3, 4), rec (1, [2 3])
function r = kw (varargin)
  p = struct (varargin{:});
  r = fieldnames (p)';
end
kw ('a', 1, 'b', 2), kw ()
function r = ig (~, varargin), r = varargin; end
ig (1, 2)
function varargout = in_try (x)
  try
    varargout{1} = x + 1;
    error ('boom');
  catch
    varargout{2} = 'caught';
  end
end
[a, b] = in_try (1)
function varargout = early (x)
  varargout{1} = 1;
  if x, return, end
  varargout{2} = 2;
end
[a] = early (true), [a, b] = early (false)
try, [a, b] = early (true), catch e, disp (e.message), end
e1 = @(varargin) numel (varargin); e1 (), e1 (1, 2)
e2 = @(varargin) varargin; e2 (1, 'x')
e3 = @(a, varargin) [a, varargin{:}]; e3 (1, 2, 3)
inputs = {1, 2, 3}; e3 (inputs{:})
