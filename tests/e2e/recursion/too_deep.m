1;
% more than 256 frames are an error that can be caught
function r = f(n), r = f(n + 1); end
function r = g(n), if n == 0, r = 0; else, r = 1 + g(n - 1); end, end
function r = wrapped(n), r = g(n); end
function h(n), h(n + 1); disp(n); end
function m = most(f), m = 0; try, for k = 1:300, f(k); m = k; end, catch e, end, end
function note(n), global deepest; deepest = n; note(n + 1); end
try, f(1), catch e, disp(e.message), disp(isempty(e.identifier)), end
g(250), g(252)
try, g(253), catch e, disp(e.message), end
m = 0; try, for k = 1:300, g(k); m = k; end, catch e, end, m
m = 0; try, for k = 1:300, wrapped(k); m = k; end, catch e, end, m
most(@g), most(@(k) g(k))
k = @(f, n) f(f, n + 1);
try, k(k, 1), catch e, disp(e.message), end
try, h(1), catch e, disp(e.message), end
global deepest
try, note(1), catch e, disp(deepest), end
max_recursion_depth
max_recursion_depth(20);
try, g(50), catch e, disp(e.message), end
most(@g), g(3)
f(1)
