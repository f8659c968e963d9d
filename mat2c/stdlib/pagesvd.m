function [U, S, V] = pagesvd (X, varargin)
  % The singular values of all pages of an array, or their decompositions.
  if (nargin < 1)
    print_usage ();
  end
  form = "";
  options = {};
  for k = 1:numel (varargin)
    if (any (strcmp (varargin{k}, {"vector", "matrix"})))
      form = varargin{k};
    else
      options{end+1} = 0;
    end
  end
  pages = prod (size (X)(3:end));
  shape = [1, size(X)(3:end)];
  parts = cell (3, pages);
  for k = 1:pages
    if (nargout < 2)
      parts{1,k} = svd (X(:,:,k));
      if (strcmp (form, "matrix"))
        [~, parts{1,k}] = svd (X(:,:,k), options{:});
      end
      continue;
    end
    [parts{:,k}] = svd (X(:,:,k), options{:});
    if (strcmp (form, "vector"))
      parts{2,k} = diag (parts{2,k});
    end
  end
  [U, S, V] = __as_pages__ (parts, shape(2:end));
end
