1;
function r = f(varargin)
  p = inputParser;
  p.FunctionName = 'f';
  p.addRequired('x', @(v) isnumeric(v) && isvector(v));
  p.addOptional('n', 3);
  p.addParameter('mode', 'fast', @(s) any(strcmp(s, {'fast', 'slow'})));
  p.parse(varargin{:});
  r = sprintf('%d %g %s [%s]', numel(p.Results.x), p.Results.n, p.Results.mode, strjoin(p.UsingDefaults, ','));
end
f([1 2 3]), f(1, 7), f(1, 7, 'mode', 'slow'), f(1, 'mode', 'slow')
function t(varargin), try, disp(f(varargin{:})); catch e, disp(e.message); end, end
t('abc'), t(), t(1, 2, 'mode', 'warp'), t(1, 2, 'depth', 5), t(1, 2, 'MODE', 'slow')
