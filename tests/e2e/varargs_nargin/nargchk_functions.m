1;
function f(varargin), narginchk(1, 2); printf('ok %d\n', nargin); end
try, f(), catch e, disp(e.message), disp(e.identifier), end
f(1), f(1, 2)
try, f(1, 2, 3), catch e, disp(e.message), disp(e.identifier), end
function varargout = g(), nargoutchk(0, 2); varargout = {1, 2, 3}; end
g(); a = g(); [a, b] = g()
try, [a, b, c] = g(), catch e, disp(e.message), disp(e.identifier), end
function r = h(a, b, c)
  if nargin ~= 3, error('h: expected 3 arguments, got %d', nargin); end
  r = a + b + c;
end
h(1, 2, 3)
try, h(1), catch e, disp(e.message), end
function r = usage(x)
  if nargin < 1, print_usage(); end
  r = x;
end
try, usage(), catch e, disp(e.message), disp(e.identifier), end
nargin('h'), nargout('h'), nargin('f'), nargout('g')
try, nargin('no_such_fn'), catch e, disp(e.message), end
