1;
function varargout = forward(f, varargin)
  [varargout{1:nargout}] = f(varargin{:});
end
function varargout = spread(v)
  for k = 1:nargout, varargout{k} = v(k); end
end
[a, b] = forward(@max, [4 9 2])
x = forward(@plus, 1, 2)
forward(@numel, 1:7)
[r, c] = forward(@size, ones(3, 2));
[r c]
[p, q, s] = spread([5 6 7])
t = cell(1, 3); [t{:}] = spread([8 9 10]); t
forward(@disp, 'shown');
function r = total(varargin), r = sum([varargin{:}]); end
v = {1, 2, 3}; total(v{:}), total(v{1:2}, 10), total()
function varargout = none_or_one(), if nargout > 0, varargout{1} = 'one'; else, disp('no output'); end, end
none_or_one(); y = none_or_one()
w = {none_or_one(), none_or_one()}
