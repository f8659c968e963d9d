function [TF, step] = isuniform (A)
  % Are the elements of a vector equally spaced, up to rounding? And how far apart they are.
  if (nargin != 1)
    print_usage ();
  end
  step = NaN;
  TF = false;
  if (numel (A) < 2 || ! isvector (A) || ! all (isfinite (A)))
    return;
  end
  mean_step = (A(end) - A(1)) / (numel (A) - 1);
  steps = diff (A(:));
  TF = mean_step != 0 && all (abs (steps - mean_step) <= 4 * eps (max (abs (A))));
  if (TF)
    step = mean_step;
  end
end
