function varargout = gallery (name, varargin)
  % Test matrices by name.
  if (nargin < 1)
    print_usage ();
  elseif (! ischar (name))
    error ("gallery: NAME must be a string");
  end
  missing = {"binomial", "integerdata", "leslie", "normaldata", "randcolu", "randcorr", "randhess", ...
             "randjorth", "randsvd", "uniformdata", "wathen"};
  if (any (strcmp (name, missing)))
    error ("gallery: matrix %s not implemented", name);
  end
  refuse_too_few (name, numel (varargin));
  makers = [__gallery_banded__(), __gallery_formulas__(), __gallery_shapes__()];
  for k = 1:2:numel (makers)
    if (strcmp (makers{k}, name))
      [varargout{1:max(nargout, 1)}] = makers{k+1} (varargin{:});
      return;
    end
  end
  error ("gallery: unknown matrix with NAME %s", name);
end
function refuse_too_few (name, given)
  if (given > 0 && ! strcmp (name, "tridiag") || given == 1 || given == 3 || given == 4)
    return;
  end
  is_one_of = @(list) any (strcmp (name, strsplit (list, " ")));
  if (strcmp (name, "tridiag"))
    needs = "1, 3, or 4 arguments are";
  elseif (is_one_of ("minij lehmer circul fiedler invol lesp lotkin neumann parter poisson redheff riemann ris wilk gcdmat house"))
    needs = "1 argument is";
  elseif (is_one_of ("cauchy chebvand clement compar dorr"))
    needs = "1 or 2 arguments are";
  elseif (is_one_of ("moler frank chebspec dramadah grcar hanowa invhess ipjfact jordbloc lauchli pei prolate smoke orthog rando"))
    needs = "1 to 2 arguments are";
  elseif (is_one_of ("kahan chow condex forsythe krylov"))
    needs = "1 to 3 arguments are";
  elseif (strcmp (name, "kms"))
    needs = "1 to 2 arguments are";
    name = "lauchli";
  elseif (strcmp (name, "toeppen"))
    needs = "1 to 6 arguments are";
  else
    return;
  end
  error ("gallery: %s required for %s matrix", needs, name);
end
