function [R, TF] = rmmissing (A, varargin)
  % Without the elements, rows or columns that have missing elements.
  if (nargin < 1)
    print_usage ();
  elseif (ndims (A) > 2)
    error ("rmmissing: A must be a vector or a matrix");
  end
  dim = 1;
  if (isrow (A))
    dim = 2;
  end
  least = 1;
  bad = [];
  k = 1;
  while (k <= numel (varargin))
    if (! ischar (varargin{k}))
      dim = varargin{k};
      if (! (isequal (dim, 1) || isequal (dim, 2)))
        error ("rmmissing: DIM must be 1 or 2");
      end
      k = k + 1;
      continue;
    elseif (k == numel (varargin))
      error ("rmmissing: option '%s' lacks a value", varargin{k});
    end
    switch (lower (varargin{k}))
      case "minnummissing"
        least = varargin{k+1};
      case "missinglocations"
        bad = logical (varargin{k+1});
      otherwise
        error ("rmmissing: unknown option '%s'", varargin{k});
    end
    k = k + 2;
  end
  if (isempty (bad))
    bad = ismissing (A);
  end
  TF = sum (bad, 3 - dim) >= least;
  if (dim == 1)
    R = A(! TF, :);
  else
    R = A(:, ! TF);
  end
end
