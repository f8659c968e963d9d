function varargout = tb_table(x, names, varargin)
% prints a matrix with headers
if nargin < 2
  names = arrayfun(@(k) sprintf('c%d', k), 1:size(x, 2), 'UniformOutput', false);
end
opt = struct('Format', '%g', 'Title', '', 'Rows', {{}});
for k = 1:2:numel(varargin)
  if ~isfield(opt, varargin{k}), error('tb:opt', 'bad option %s', varargin{k}); end
  opt.(varargin{k}) = varargin{k + 1};
end
lines = {};
if ~isempty(opt.Title), lines{end + 1} = ['== ' opt.Title ' ==']; end
lines{end + 1} = sprintf('%8s', names{:});
for r = 1:size(x, 1)
  cells = arrayfun(@(v) sprintf(opt.Format, v), x(r, :), 'UniformOutput', false);
  l = sprintf('%8s', cells{:});
  if ~isempty(opt.Rows), l = [l '  <- ' opt.Rows{r}]; end
  lines{end + 1} = l;
end
fprintf('%s\n', lines{:});
if nargout > 0, varargout{1} = numel(lines); end
