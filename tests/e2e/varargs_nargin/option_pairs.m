1;
function opts = parse_opts(varargin)
  opts = struct('tol', 1e-6, 'maxit', 100, 'verbose', false);
  if mod(numel(varargin), 2)
    error('opts:pairs', 'options come in pairs');
  end
  for k = 1:2:numel(varargin)
    name = lower(varargin{k});
    if ~isfield(opts, name)
      error('opts:unknown', 'unknown option "%s"', varargin{k});
    end
    opts.(name) = varargin{k+1};
  end
end
parse_opts()
o = parse_opts('Tol', 0.5, 'verbose', true)
try, parse_opts('tol'), catch e, disp(e.message), end
try, parse_opts('nope', 1), catch e, disp(e.message), disp(e.identifier), end
args = {'maxit', 7}; getfield(parse_opts(args{:}), 'maxit')
