% Which variables hide functions with a note: built-in ones and files, not other names of functions, classes, methods.
1;
function own(), end
function try_names()
  i = 1; try, i(5), catch e, disp(e.message), end
  e = 1; try, e(5), catch err, disp(err.message), end
  inf = 1; try, inf(5), catch e, disp(e.message), end
  Inf = 1; try, Inf(5), catch e, disp(e.message), end
  lower = 1; try, lower(5), catch e, disp(e.message), end
  acsc = 1; try, acsc(5), catch e, disp(e.message), end
  inline = 1; try, inline(5), catch e, disp(e.message), end
  keys = 1; try, keys(5), catch e, disp(e.message), end
  inputParser = 1; try, inputParser(5), catch e, disp(e.message), end
  besselh = 1; try, besselh(5), catch e, disp(e.message), end
  bicg = 1; try, bicg(5), catch e, disp(e.message), end
  cellfu = 1; try, cellfu(5), catch e, disp(e.message), end
end
try_names()
