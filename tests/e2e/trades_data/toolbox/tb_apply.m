function varargout = tb_apply(f, varargin)
% calls F on each argument; outputs as many as asked
if ischar(f), f = str2func(f); end
n = max(nargout, 1);
if numel(varargin) == 1
  [varargout{1:n}] = f(varargin{1});
else
  varargout{1} = cellfun(@(v) max(max(f(v))), varargin);
end
