% Give the variable a value first, as in `s = zeros(1, 3)` in front of a loop.
for k = 1:3
  s(k) = s(k) + 1;
end
