function p = amd (S, opts)
  % An order of rows and columns of which a Cholesky factor has few elements.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  S = __checked_structure__ ("amd", S, true);
  p = __least_fill__ (S | S.');
end
