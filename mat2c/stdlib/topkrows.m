function [B, I] = topkrows (X, k, varargin)
  % The first k rows of X in sorted order, by all columns or some, from the greatest on or as told.
  if (nargin < 2)
    print_usage ();
  end
  order = 1:columns (X);
  direction = "descend";
  for option = varargin
    if (isnumeric (option{1}))
      order = option{1};
    else
      direction = option{1};
    end
  end
  [~, I] = sortrows (X, order, direction);
  I = I(1:min (k, end));
  B = X(I,:);
end
