function r = coef (p, k)
  if nargin < 2, r = p.c; else r = p.c(k); end
end
