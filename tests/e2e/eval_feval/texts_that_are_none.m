% Texts of eval that are none; handles of operators; formats that importdata does not know.
str = "disp ('hello');"; str(:,:,2) = str;
try, eval (1), catch e, disp(e.message), end
try, eval (['a';'b']), catch e, disp(e.message), end
try, eval (str), catch e, disp(e.message), end
try, eval (str(:,:,1), 1), catch e, disp(e.message), end
try, eval (str(:,:,1), ['a';'b']), catch e, disp(e.message), end
try, eval (str(:,:,1), str), catch e, disp(e.message), end
try, eval ("disp(1)", 3), catch e, disp(e.message), end
try, eval ("disp(1)", ""), catch e, disp(e.message), end
try, eval ("", "disp(2)"), catch e, disp(e.message), end
try, eval ("error('x')", "disp(2)"), catch e, disp(e.message), end
try, assignin ("base", "1a", "13"), catch e, disp(e.message), end
functions (str2func (".+")).function
try, importdata ("foo", " ", 1.5), catch e, disp(e.message), end
try, importdata ("foo.avi"), catch e, disp(e.message), end
try, evalc (1), catch e, disp(e.message), end
try, evalc ("x", 1), catch e, disp(e.message), end
