% isglobal of names that are computed.
1;
function f(n), global q, disp(isglobal(n)), end
function g(n), disp(isglobal(n)), end
global a
b=1;
for c={"a","b","c"}, disp(isglobal(c{1})), end
f("q"); f("a"); g("a");
isglobal("a"), isglobal("b")
try, isglobal(1), catch e, disp(e.message), end
try, isglobal(), catch e, disp(e.message), end
try, isglobal("a","b"), catch e, disp(e.message), end
