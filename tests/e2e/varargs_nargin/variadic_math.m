1;
function r = gcd_all(varargin), r = varargin{1}; for k = 2:nargin, r = gcd(r, varargin{k}); end, end
function varargout = stats(varargin), v = [varargin{:}]; o = {mean(v), std(v), numel(v)}; varargout = o(1:max(1, nargout)); end
gcd_all(12, 18, 30), stats(1, 2, 3), [m, s] = stats(2, 4), [m, s, n] = stats([1 2], 3)
function r = pick(k, varargin), r = varargin{k}; end
pick(2, 'a', 'b', 'c'), try, pick(5, 1), catch e, disp(e.message), end
function [varargout] = rot(varargin), varargout = varargin([2:end 1]); end
[a, b, c] = rot(1, 2, 3)
function r = apply_n(f, n, varargin), r = cell(1, n); for k = 1:n, r{k} = f(k, varargin{:}); end, end
apply_n(@(k, x) k * x, 3, 10), apply_n(@(k) k, 2), function r = opt(varargin), r = isempty(varargin); end, opt(), opt([]), nargin('gcd_all'), nargout('rot'), nargin('pick')
