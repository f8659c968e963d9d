function o = tb_defaults(varargin)
persistent d
if isempty(d), d = struct('tol', 1e-6, 'iter', 100, 'name', 'default'); end
for k = 1:2:nargin
  if ~any(strcmp(fieldnames(d), varargin{k}))
    error('Option "%s" is unknown; use one of: %s', varargin{k}, sprintf('%s ', fieldnames(d){:}));
  end
  d.(varargin{k}) = varargin{k + 1};
end
o = d;
