function varargout = condeig (A)
  % How sensitive the eigenvalues are: the angles between right and left eigenvectors.
  if (nargin < 1)
    print_usage ();
  end
  if (! (isnumeric (A) && issquare (A)))
    error ("condeig: A must be a square numeric matrix");
  end
  if (isempty (A))
    varargout = {[], [], []};
    return;
  end
  [V, D] = eig (A);
  left = inv (V');
  c = abs (1 ./ dot (left ./ sqrt (sumsq (abs (left))), V));
  c = c(:);
  if (nargout < 2)
    varargout{1} = c;
  else
    varargout = {V, D, c};
  end
end
