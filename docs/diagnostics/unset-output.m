% Set the output on every way through the function.
disp(half(3))
function y = half(x)
  if mod(x, 2) == 0
    y = x / 2;
  end
end
