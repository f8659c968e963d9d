1;
function r = binom(n, k)
  persistent T
  if isempty(T), T = NaN(30); end
  if k == 0 || k == n, r = 1; return, end
  if isnan(T(n, k)), T(n, k) = binom(n - 1, k - 1) + binom(n - 1, k); end
  r = T(n, k);
end
binom(20, 10), binom(5, 2)
function r = once(), persistent done; r = isempty(done); done = true; end
once(), once()
function r = seq(cmd), persistent n = 0; if nargin && strcmp(cmd, 'set'), n = 100; end, n += 1; r = n; end
seq(), seq(), seq('set'), seq()
function h = history_(x), persistent h_ = []; h_(end + 1) = x; h = h_; end
history_(3); history_(5); history_(7)
global G; G.a = 1; function touch(), global G; G.a += 1; G.b{G.a} = 'x'; end
touch(), touch(); G
