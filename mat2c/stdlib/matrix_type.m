function type = matrix_type (A, varargin)
  % The form of a matrix that linear equations make use of. A matrix that is marked stays as it is.
  if (nargin < 1 || nargin > 4)
    print_usage ();
  end
  if (ischar (A))
    error ("invalid conversion from string to real matrix");
  elseif (! (isnumeric (A) || islogical (A)))
    error ("octave_base_value::matrix_value(): wrong type argument '%s'", typeinfo (A));
  elseif (nargin == 1)
    if (issparse (A))
      type = sparse_type (A);
    else
      type = full_type (A);
    end
  elseif (! ischar (varargin{1}))
    error ("matrix_type: TYPE must be a string");
  elseif (strcmpi (varargin{1}, "nocompute"))
    type = "Unknown";
  else
    check (A, varargin{:});
    type = A;
  end
end
function check (A, type, varargin)
  known = {"upper", "lower", "positive definite", "singular", "full", "unknown"};
  if (issparse (A))
    known = [known, {"diagonal", "permuted diagonal", "banded", "banded positive definite", "tridiagonal"}];
  end
  kind = tolower (type);
  if (! any (strcmp (kind, known)) && ! (issparse (A) && strncmp (kind, "banded", 6)))
    error ("matrix_type: Unknown matrix type %s", kind);
  elseif (strncmp (kind, "banded", 6))
    if (nargin != 4)
      error ("matrix_type: banded matrix type requires 4 arguments");
    end
  elseif (nargin == 3 && any (strcmp (kind, {"upper", "lower"})))
    perm = varargin{1};
    if (numel (perm) != columns (A) || any (perm < 1 | perm > columns (A)))
      error ("matrix_type: Invalid permutation vector PERM");
    end
  elseif (nargin != 2)
    error ("matrix_type: Invalid number of arguments");
  end
end
function type = full_type (A)
  [m, n] = size (A);
  if (isscalar (A))
    type = "Diagonal";
  elseif (any (strfind (typeinfo (A), "diagonal")) || any (strfind (typeinfo (A), "permutation")))
    type = "Unknown";
  elseif (! isfloat (A))
    type = "Full";
  elseif (m != n)
    type = "Rectangular";
  elseif (istriu (A) && all (diag (A)))
    type = "Upper";
  elseif (istril (A) && all (diag (A)))
    type = "Lower";
  elseif (probably_definite (A))
    type = "Positive Definite";
  else
    type = "Full";
  end
end
function is = probably_definite (A)
  % Hermitian, with positive elements on the diagonal that outweigh the others.
  d = diag (A);
  is = isreal (d) || all (imag (d) == 0);
  is = is && all (real (d) > 0) && ishermitian (A);
  if (is)
    off = A - diag (d);
    [i, j, v] = find (off);
    is = all (abs (v) .^ 2 < real (d(i)) .* real (d(j)));
  end
end
function type = sparse_type (A)
  [m, n] = size (A);
  [i, j] = find (A);
  least = accumarray (j(:), i(:), [n, 1], @min);
  most = accumarray (j(:), i(:), [n, 1], @max);
  diagonal = all (diag (A)) && m >= n;
  if (m == n && numel (i) == n && isequal ([i(:), j(:)], [1:n; 1:n]'))
    type = "Diagonal";
  elseif (m == n && numel (i) == n && isequal (sort (i(:)), (1:n)') && isequal (j(:), (1:n)'))
    type = "Permuted Diagonal";
  elseif (diagonal && isequal (most, (1:n)'))
    type = "Upper";
  elseif (diagonal && isequal (least, (1:n)'))
    type = "Lower";
  elseif (m != n)
    type = "Rectangular";
  elseif (isequal (sort (most), (1:n)'))
    type = "Permuted Upper";
  elseif (isequal (sort (accumarray (i(:), j(:), [m, 1], @max)), (1:n)'))
    type = "Permuted Lower";
  else
    type = band_type (i, j, n, all (diag (A)), numel (i));
    if (all (diag (A)) && probably_definite (A))
      if (strcmp (type, "Full"))
        type = "Positive Definite";
      else
        type = [type, " Positive Definite"];
      end
    end
  end
end
function type = band_type (i, j, n, diagonal, count)
  % Banded, where at least half of the band is there.
  type = "Full";
  above = max ([0; j(:) - i(:)]);
  below = max ([0; i(:) - j(:)]);
  room = (above + below + 1) * n - (above * (above + 1) + below * (below + 1)) / 2;
  if (diagonal && count > room / 2)
    type = "Banded";
    if (above == 1 && below == 1)
      type = "Tridiagonal";
    end
  end
end
