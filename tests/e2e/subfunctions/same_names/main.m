% each file has its own helper
a = left_side(1)
b = right_side(1)
try
  helper(1)
catch e
  disp(e.message)
end
