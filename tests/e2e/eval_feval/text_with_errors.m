show = @(c) eval(c, 'disp(lasterr)');
for t = {'1 + * 2', 'x = (3', 'y = [1 2', 'if 1, disp(2)', 'z = ''abc', 'a b c', 'end', '1 2'}
  try, eval(t{1}); catch e, disp(e.message), end
end
