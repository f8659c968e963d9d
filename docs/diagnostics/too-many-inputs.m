% Leave out the inputs that the function doesn't have, or add them to its first line.
disp(twice(2, 3))
function y = twice(x)
  y = 2 * x;
end
