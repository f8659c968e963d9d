% Let each round have elements of its own, as `x(i)`, or add up with `s = s + v`.
%#dialect matlab
x = zeros(1, 5);
parfor i = 1:5
  x(2) = i;
end
