1;
function [a, b] = partial(n)
  a = n;
  if n > 1, b = n * 2; end
end
function r = nothing(), end
function noval(), end
partial(1)
[x, y] = partial(2)
try, [x, y] = partial(1), catch e, disp(e.message), disp(e.identifier), end
try, z = nothing(), catch e, disp(e.message), disp(e.identifier), end
try, z = noval(), catch e, disp(e.message), end
try, disp(nothing()), catch e, disp(e.message), end
nothing();
nothing
noval
function varargout = few(), varargout{1} = 5; end
few()
try, [a, b] = few(), catch e, disp(e.message), disp(e.identifier), end
function [varargout] = none(), end
none()
try, v = none(), catch e, disp(e.message), end
function [a, varargout] = mixed(varargin)
  a = nargin; varargout = varargin;
end
[n, p, q] = mixed('x', 'y')
function r = check(a, b)
  r = exist('b', 'var');
end
check(1), check(1, 2)
function r = args(varargin)
  r = nargin;
  if nargin == 2 && ischar(varargin{1}), printf('opt %s = %g\n', varargin{1}, varargin{2}); end
end
args('tol', 1e-3);
function [a, b] = ign(), a = isargout(1); b = isargout(2); printf('%d %d\n', a, b); end
[~, b] = ign(); [a, ~] = ign(); ign();
inputname_free = 1;
