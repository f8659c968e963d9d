function [B, TF] = rmoutliers (A, varargin)
  % Removes outliers of a vector, or rows of a matrix that have one.
  if (nargin < 1)
    print_usage ();
  end
  TF = isoutlier (A, varargin{:});
  if (isvector (A))
    B = A(! TF);
  else
    TF = any (TF, 2);
    B = A(! TF,:);
  end
end
