% Give the function a way to its end that doesn't call it, as in `if n <= 1, r = 1; return, end`.
disp(factorial_of(5))
function r = factorial_of(n)
  r = n * factorial_of(n - 1);
end
