%TB_NORMALIZE  Scale columns or rows.
%   Y = TB_NORMALIZE(X) subtracts means and divides by standard deviations.
%   Y = TB_NORMALIZE(X, DIM, METHOD), METHOD is 'std' or 'range'.
%
%   See also BSXFUN.
function [y, mu, sd] = tb_normalize(x, dim, method)
error(nargchk(1, 3, nargin));
if ~isnumeric(x)
  error('tb:type', '%s: X must be numeric, not %s', mfilename, class(x));
end
if nargin < 2 || isempty(dim), dim = 1; end
if ~exist('method', 'var'), method = 'std'; end
switch lower(method)
  case 'std'
    mu = mean(x, dim); sd = std(x, 0, dim);
  case 'range'
    mu = min(x, [], dim); sd = max(x, [], dim) - mu;
  otherwise
    error('tb:method', 'unknown method ''%s''', method);
end
sd(sd == 0) = 1;
y = bsxfun(@rdivide, bsxfun(@minus, x, mu), sd);
