function [V, D] = pageeig (X, varargin)
  % The eigenvalues of all pages of an array, or their decompositions.
  if (nargin < 1)
    print_usage ();
  end
  form = "";
  if (nargin > 1)
    form = varargin{end};
  end
  pages = prod (size (X)(3:end));
  parts = cell (2, pages);
  for k = 1:pages
    if (nargout < 2)
      parts{1,k} = eig (X(:,:,k));
      if (strcmp (form, "matrix"))
        parts{1,k} = diag (parts{1,k});
      end
    else
      [parts{:,k}] = eig (X(:,:,k));
      if (strcmp (form, "vector"))
        parts{2,k} = diag (parts{2,k});
      end
    end
  end
  [V, D] = __as_pages__ (parts, size (X)(3:end));
end
