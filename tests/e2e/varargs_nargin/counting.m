1;
function varargout = multi(varargin)
  printf('nargin=%d nargout=%d\n', nargin, nargout);
  for k = 1:nargout
    varargout{k} = k * 10;
  end
end
multi();
a = multi(1);
[a, b] = multi(1, 2);
[a, b, c] = multi('x')
x = [multi(), 5];
[~, q] = multi(); q
function r = opt(a, b, c)
  if nargin < 1, a = 1; end
  if nargin < 2, b = 2; end
  if nargin < 3 || isempty(c), c = 3; end
  r = [a b c];
end
opt(), opt(9), opt(9, 8), opt(9, 8, []), opt(9, 8, 7)
function [a, b] = two(), a = 1; b = 2; end
nargin('opt'), nargout('two'), nargin('multi'), nargout('multi'), nargin(@(x,y) x)
function r = tail(first, varargin)
  r = numel(varargin);
  disp(first); disp(size(varargin));
end
tail(1), tail(1, 2, 3)
function show(varargin), for v = varargin, disp(v{1}), end, end
args = {1, 'b'}; show(args{:}, 3)
try, two(1), catch e, disp(e.message), disp(e.identifier), end
try, [p, q, r] = two(), catch e, disp(e.message), disp(e.identifier), end
try, [p, q] = opt(), catch e, disp(e.message), end
