function undefined_after_loop()
  try, f(1), catch e, disp(e.message), end
  try, f(9), catch e, disp(e.message), end
end
function f(c)
  for k = 1:c, if k > 5, a = k; end, end
  disp(a)
end
