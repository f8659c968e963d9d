function p = amd (S, opts = struct ())
  % An order of rows and columns of which a Cholesky factor has few elements.
  if (nargin < 1 || nargin > 2)
    print_usage ();
  end
  S = __checked_structure__ ("amd", S, true);
  if (! isstruct (opts))
    error ("amd: OPTS argument must be a scalar structure");
  end
  knobs = [10, 1];
  if (isfield (opts, "dense"))
    knobs(1) = opts.dense;
  end
  if (isfield (opts, "aggressive"))
    knobs(2) = opts.aggressive;
  end
  p = __sparse_order__ ("amd", S, knobs);
  if (isempty (p))
    p = __least_fill__ (S | S.');
  end
end
