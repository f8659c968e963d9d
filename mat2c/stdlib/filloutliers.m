function [B, TF, L, U, C] = filloutliers (A, fill, varargin)
  % Replaces outliers: by a number, the centre, the limit that they exceed, or as fillmissing does.
  if (nargin < 2)
    print_usage ();
  end
  [TF, L, U, C] = isoutlier (A, varargin{:});
  B = A;
  if (isnumeric (fill))
    B(TF) = fill;
    return;
  end
  switch (lower (fill))
    case "center"
      centres = C + zeros (size (A));
      B(TF) = centres(TF);
    case "clip"
      B(TF) = min (max (A, L), U)(TF);
    case {"previous", "next", "nearest", "linear", "spline", "pchip", "makima"}
      B(TF) = NaN;
      B = fillmissing (B, fill, "MissingLocations", TF);
    otherwise
      error ("MATLAB:filloutliers:UnknownFill", "filloutliers: unknown fill method '%s'", fill);
  end
end
