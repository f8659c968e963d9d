function opts = solver_options(varargin)
%SOLVER_OPTIONS  Options as a structure.
opts.tol   = 1e-6;
opts.maxit = 50;
for k = 1:2:nargin
    if ~isfield(opts, varargin{k})
        error('solver:option', 'Unknown option ''%s''.', varargin{k});
    end
    opts.(varargin{k}) = varargin{k+1};
end
