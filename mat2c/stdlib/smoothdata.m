function [B, window] = smoothdata (A, varargin)
  % Smooths along a dimension: by the moving mean or median, Gaussian weights, or local regression
  % (lowess, loess, sgolay).
  if (nargin < 1)
    print_usage ();
  end
  [method, window, dim, options] = options_of (A, varargin);
  if (isempty (window))
    window = guessed (A, dim, options.factor);
  end
  if (any (strcmp (method, {"movmean", "movmedian"})))
    B = feval (method, A, window, dim, options.missing);
    return;
  end
  [columns_, back] = __as_columns__ (A, dim);
  at = options.points;
  if (isempty (at))
    at = (1:rows (columns_)).';
  end
  for j = 1:columns (columns_)
    columns_(:,j) = smoothed (columns_(:,j), at(:), method, window, options.degree);
  end
  B = __from_columns__ (columns_, back);
end

function [method, window, dim, options] = options_of (A, args)
  method = "movmean";
  window = [];
  dim = __first_dim__ (A);
  options = struct ("missing", "omitnan", "factor", 0.25, "points", [], "degree", 2);
  methods = {"movmean", "movmedian", "gaussian", "lowess", "loess", "rlowess", "rloess", "sgolay"};
  if (! isempty (args) && ! ischar (args{1}))
    dim = args{1};
    args(1) = [];
  end
  k = 1;
  while (k <= numel (args))
    word = args{k};
    if (! ischar (word))
      window = word;
      k = k + 1;
      continue;
    end
    word = lower (word);
    if (any (strcmp (word, methods)))
      method = strrep (word, "rlo", "lo");
      k = k + 1;
      continue;
    elseif (any (strcmp (word, {"omitnan", "includenan", "omitmissing", "includemissing"})))
      options.missing = strrep (word, "missing", "nan");
      k = k + 1;
      continue;
    end
    switch (word)
      case "smoothingfactor"
        options.factor = args{k+1};
      case "samplepoints"
        options.points = args{k+1};
      case "degree"
        options.degree = args{k+1};
      otherwise
        error ("MATLAB:smoothdata:UnknownParameter", "smoothdata: unknown option '%s'", word);
    end
    k = k + 2;
  end
end

function window = guessed (A, dim, factor)
  % As long as a share of the energy of the data asks for; the factor goes from 0 to 1.
  n = size (A, dim);
  window = max (1, min (n, round (2 * n * factor / 4 + 1)));
end

function y = smoothed (x, at, method, window, degree)
  y = x;
  [before, after] = reach (window);
  for k = 1:numel (x)
    near = find (at >= at(k) - before & at <= at(k) + after & ! isnan (x));
    if (isempty (near))
      continue;
    end
    distance = at(near) - at(k);
    switch (method)
      case "gaussian"
        spread = window(1) / 5;
        if (numel (window) > 1)
          spread = (sum (window) + 1) / 5;
        end
        weight = exp (-0.5 * (distance / spread) .^ 2);
        y(k) = sum (weight .* x(near)) / sum (weight);
      case "sgolay"
        y(k) = fitted (distance, x(near), ones (size (near)), degree);
      otherwise
        far = max (abs (distance)) * (1 + 1 / numel (near)) + eps;
        weight = (1 - min (1, abs (distance) / far) .^ 3) .^ 3;
        y(k) = fitted (distance, x(near), weight, 1 + strcmp (method, "loess"));
    end
  end
end

function [before, after] = reach (window)
  if (numel (window) == 2)
    before = window(1);
    after = window(2);
  else
    before = floor (window / 2);
    after = before - 1 + mod (window, 2);
  end
end

function y = fitted (distance, x, weight, degree)
  % The value at 0 of a polynomial of the least weighted squares.
  degree = min (degree, numel (x) - 1);
  powers = distance .^ (0:degree);
  root = sqrt (weight);
  c = (powers .* root) \ (x .* root);
  y = c(1);
end
