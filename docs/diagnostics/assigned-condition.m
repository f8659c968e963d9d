% Compare with `==`; if the assignment is meant, put a second pair of parentheses around it.
x = 3;
if x = 4
  disp('four')
end
