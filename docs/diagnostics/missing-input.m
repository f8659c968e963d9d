% Give the input, or test `nargin` before it is used.
disp(twice())
function y = twice(x)
  y = 2 * x;
end
