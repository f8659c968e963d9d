% Delete or rename one of them.
disp(twice(2))
function y = twice(x)
  y = x + x;
end
function y = twice(x)
  y = 2 * x;
end
