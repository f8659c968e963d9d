1;
function o = options(o)
  if ~isfield(o, 'tol'), o.tol = 1e-6; end
  if ~isfield(o, 'steps'), o.steps = 50; end
end
function r = solve(f0, o)
  if nargin < 2, o = struct('tol', 1e-3); end
  if nargin < 1, error('no start'); end
  o = options(o);
  r.x = f0; r.n = 0;
  while r.n < o.steps
    d = (r.x^2 - 2) / (2 * r.x);
    r.x = r.x - d;
    r.n = r.n + 1;
    if abs(d) < o.tol, break; end
  end
end
s = solve(1, struct('tol', 1e-9));
printf('%.12f %d\n', s.x, s.n);
t = solve(3, struct('tol', 1e-2));
printf('%.12f %d\n', t.x, t.n);
u = options(struct('steps', 3));
disp(u)
function_with_default = @(varargin) solve(varargin{:});
v = solve(2, struct());
printf('%.10f %d\n', v.x, v.n);
try
  solve();
catch err
  disp(err.message)
end
