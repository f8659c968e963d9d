function [count, value] = runlength (x)
  % Lengths and values of the runs of equal elements.
  if (nargin != 1)
    print_usage ();
  elseif (! (isnumeric (x) && isvector (x)))
    error ("runlength: X must be a numeric vector");
  end
  x = x(:).';
  at = [find(x(1:end-1) != x(2:end)), numel(x)];
  count = diff ([0, at]);
  value = x(at);
end
