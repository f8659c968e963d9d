function [tf, at] = ismembertol (A, B, tol, varargin)
  % Which elements of A are near one of B: within tol times the largest magnitude of both, 1e-12 unless told
  % (1e-6 for single); the option 'DataScale' gives another scale, and 'ByRows' compares rows.
  if (nargin < 3 || ischar (tol))
    if (nargin > 2)
      varargin = [{tol}, varargin];
    end
    tol = 1e-12;
    if (isa (A, "single") || isa (B, "single"))
      tol = 1e-6;
    end
  end
  scale = max ([abs(A(:)); abs(B(:)); 0]);
  by_rows = false;
  for k = 1:2:numel (varargin)
    switch (lower (varargin{k}))
      case "datascale"
        scale = varargin{k+1};
      case "byrows"
        by_rows = varargin{k+1};
      otherwise
        error ("MATLAB:ismembertol:UnknownParameter", "ismembertol: unknown option '%s'", varargin{k});
    end
  end
  if (! by_rows)
    n = size (A);
    A = A(:);
    B = B(:);
  else
    n = [rows(A), 1];
  end
  at = zeros (n);
  for k = 1:rows (A)
    found = find (all (abs (B - A(k,:)) <= tol * scale, 2), 1);
    if (! isempty (found))
      at(k) = found;
    end
  end
  tf = at > 0;
end
