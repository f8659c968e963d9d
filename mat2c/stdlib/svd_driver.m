function old = svd_driver (new, where)
  % The name of the way in which singular values are found; there is one way here, whatever is said.
  persistent name;
  if (isempty (name))
    name = "gesvd";
  end
  old = name;
  if (nargin > 0)
    if (! ischar (new))
      error ("svd_driver: first argument must be a string");
    elseif (! any (strcmp (new, {"gesvd", "gesdd", "gejsv"})))
      error ("svd_driver: value not allowed (\"%s\")", new);
    end
    name = new;
  end
end
