function y = inside(x)
%INSIDE   Halves a number.
%  y = inside(x)

% no part of the help text
  if nargin < 1
    print_usage
  end
  y = x / 2;
