1;
function varargout = timed(f, varargin), [varargout{1:max(1, nargout)}] = f(varargin{:}); end
[m, i] = timed(@max, [2 8 5])
timed(@plus, 1, 2)
s = timed(@size, ones(2, 3))
[r, c] = timed(@size, ones(2, 3))
function r = curry(f, varargin), r = @(varargin2) f(varargin{:}, varargin2); end
g = curry(@power, 2); g(5)
function show_args(varargin), for k = 1:nargin, printf('%d:%s ', k, class(varargin{k})); end, printf('\n'); end
show_args(1, 'a', {}, @sin, true, int8(1), struct()), show_args(), show_args([]), args = {1, 'x'}; show_args(args{:}, args)
function [a, varargout] = head_tail(varargin), a = varargin{1}; varargout = varargin(2:end); end
[a, b, c] = head_tail(1, 2, 3)
x = head_tail('only')
try, [a, b] = head_tail(1), catch e, disp(e.message), end
function r = def(a, varargin), opts = {10, 20}; opts(1:numel(varargin)) = varargin; r = a + sum([opts{:}]); end
def(1), def(1, 2), def(1, 2, 3)
