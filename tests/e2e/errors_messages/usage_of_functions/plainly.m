% Copyright (C) 2001 Nobody

% PLAINLY  Doubles a number.
%   y = plainly(x)
%
%   x is a number.
function y = plainly(x)
  if nargin != 1
    print_usage();
  end
  y = 2 * x;
end
