% "Function Precedence Order": variables and packages of the program come before those of MATLAB
assert (coder.unroll (3) == 103)
assert (own_variable () == 5)
disp ('passed')

function x = own_variable ()
  coder.target = 5;
  coder.nullcopy = @(x) x;
  x = coder.nullcopy (coder.target);
end
