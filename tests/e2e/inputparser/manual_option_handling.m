1;
function o = options(varargin)
  o = struct('alpha', 1, 'beta', 'x', 'flag', false);
  k = 1;
  while k <= nargin
    a = varargin{k};
    if ~ischar(a), error('opt:type', 'argument %d must be a name', k); end
    switch lower(a)
      case {'alpha', 'beta'}
        if k == nargin, error('opt:value', '%s needs a value', a); end
        o.(lower(a)) = varargin{k + 1}; k += 2;
      case '-flag', o.flag = true; k += 1;
      otherwise, error('opt:name', 'unknown option %s', a);
    end
  end
end
options(), options('Alpha', 5), options('-flag', 'beta', 'q')
for c = {{5}, {'alpha'}, {'gamma', 1}}
  try, options(c{1}{:}); catch e, printf('%s | %s\n', e.identifier, e.message); end
end
function r = defaults(s), d = struct('n', 10, 'tol', 0.1); for f = fieldnames(s)', d.(f{1}) = s.(f{1}); end, r = d; end
defaults(struct('tol', 0.5)), defaults(struct('extra', 1))
