function Y = pageinv (X)
  % The inverses of all pages of an array.
  if (nargin != 1)
    print_usage ();
  elseif (rows (X) != columns (X))
    error ("pageinv: the pages must be square");
  end
  Y = zeros (size (X), class (X));
  for k = 1:prod (size (X)(3:end))
    Y(:,:,k) = inv (X(:,:,k));
  end
end
