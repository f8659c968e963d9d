function y = turned(x)
  if nargin < 1, print_usage(); end
  y = x'; # transposed
end
