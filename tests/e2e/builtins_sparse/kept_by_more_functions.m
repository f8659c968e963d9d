1; % More functions of elements that keep a sparse matrix; center makes a full one of it, and of a diagonal one.
function show (f, varargin)
  x = feval (f, varargin{:});
  printf ("%s: sparse %d: %s\n", f, issparse (x), mat2str (full (x), 5));
end
S = sparse ([0.5; 1]);
for f = {"erfc", "erfcx", "erfinv", "erfcinv", "gammaln", "lgamma", "asinh", "acosh", "atanh", "realsqrt", "sec", "sind", "arg"}
  show (f{1}, S)
end
y = erfinv (S), issparse (lgamma (S)), issparse (asinh (S)), issparse (acosh (S))
center (eye (3)), center (sparse ([1 0; 0 2])), skewness (eye (3)), kurtosis (eye (3)), kurtosis (sparse ([1 0; 0 2; 3 1]))
isdiag (zeros (1, 0)), isdiag (zeros (0, 1)), isdiag ([1 0 0]), isdiag ([0 1 0]), isdiag ([1; 0]), isdiag ([0; NaN])
