function [N, C, S] = normalize (A, varargin)
  % Centred and scaled data: N = (A - C) ./ S.
  if (nargin < 1)
    print_usage ();
  elseif (! (isnumeric (A) || islogical (A)))
    error ("normalize: A must be numeric");
  end
  dim = __first_dim__ (A);
  if (! isempty (varargin) && ! ischar (varargin{1}))
    dim = varargin{1};
    __check_dim__ ("normalize", dim);
    varargin(1) = [];
  end
  if (! isfloat (A))
    A = double (A);
  end
  [center, scale] = asked (varargin);
  C = center_of (A, center, dim);
  S = scale_of (A, scale, dim);
  if (strcmp (center, "range"))
    [C, S] = onto_range (A, scale, dim);
  end
  N = (A - C) ./ S;
  if (isa (A, "single")) % whatever the class of a centre or scale that is given
    N = reshape (single (N), size (A));
  else
    N = reshape (double (N), size (A));
  end
end
function [center, scale] = asked (options)
  % The kinds of the centre and of the scale; of a range, `scale` are its ends.
  center = scale = "";
  if (isempty (options))
    options = {"zscore"};
  end
  k = 1;
  while (k <= numel (options))
    method = options{k};
    type = [];
    if (k < numel (options) && ! any (strcmpi (options{k+1}, {"center", "scale"})))
      type = options{k+1};
      k = k + 1;
    end
    k = k + 1;
    switch (lower (method))
      case "zscore"
        kinds = {"mean", "std"};
        if (strcmpi (type, "robust"))
          kinds = {"median", "mad"};
        elseif (! isempty (type) && ! strcmpi (type, "std"))
          error ("normalize: unknown type of z-score");
        end
        [center, scale] = deal (kinds{:});
      case "medianiqr"
        [center, scale] = deal ("median", "iqr");
      case "norm"
        center = 0;
        scale = {2};
        if (! isempty (type))
          scale = {type};
        end
      case "range"
        center = "range";
        scale = [0, 1];
        if (! isempty (type))
          scale = type;
        end
      case "center"
        center = or_default (type, "mean");
      case "scale"
        scale = or_default (type, "std");
      otherwise
        error ("normalize: unknown method '%s'", method);
    end
  end
end
function type = or_default (type, usual)
  if (isempty (type))
    type = usual;
  end
end
function C = center_of (A, kind, dim)
  C = 0;
  if (isnumeric (kind))
    C = kind;
  elseif (strcmpi (kind, "mean"))
    C = mean (A, dim, "omitnan");
  elseif (strcmpi (kind, "median"))
    C = median (A, dim, "omitnan");
  elseif (! any (strcmp (kind, {"", "range"})))
    error ("normalize: unknown type of center '%s'", kind);
  end
end
function S = scale_of (A, kind, dim)
  S = 1;
  if (iscell (kind))
    S = norms (A, kind{1}, dim);
  elseif (isnumeric (kind))
    S = kind;
  else
    switch (lower (kind))
      case ""
      case "std"
        S = std (A, 0, dim, "omitnan");
      case "mad"
        S = median (abs (A - median (A, dim, "omitnan")), dim, "omitnan");
      case "iqr"
        S = quartile_range (A, dim);
      case "first"
        at = repmat ({":"}, 1, max (ndims (A), dim));
        at{dim} = 1;
        S = A(at{:});
      otherwise
        error ("normalize: unknown type of scale '%s'", kind);
    end
  end
end
function S = norms (A, p, dim)
  A(isnan (A)) = 0;
  S = vecnorm (A, p, dim);
end
function S = quartile_range (A, dim)
  [columns_, back] = __as_columns__ (A, dim);
  S = zeros (1, columns (columns_));
  for j = 1:columns (columns_)
    x = columns_(:,j);
    S(j) = diff (quantile (x(! isnan (x)), [0.25, 0.75]));
  end
  S = __from_columns__ (S, back);
end
function [C, S] = onto_range (A, ends, dim)
  least = min (A, [], dim);
  S = (max (A, [], dim) - least) / (ends(2) - ends(1));
  C = least - S * ends(1);
end
