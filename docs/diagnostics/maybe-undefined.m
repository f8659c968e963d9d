% Give the variable a value on every way, as in an `else`.
x = rand;
if x > 0.5
  y = 1;
end
disp(y)
