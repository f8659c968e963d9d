1;
% Functions that texts define are known everywhere; the calling function can be locked.
eval('function shout(), disp(''hey''), end'); shout()
eval('function r = next(x), r = x + 1; end');
y = next(3)
a = @next; a(7)
eval("function [a, b] = both(c)\n  a = c;\n  b = 2 * c;\nend");
[p, q] = both(4)
eval("function r = fib(n)\n if n < 2\n  r = n;\n else\n  r = fib(n - 1) + fib(n - 2);\n end\nend\ndisp('defined')");
fib(12)
cellfun(@next, {1, 2})
feval('next', 5)
exist('next')
nargin('both')
try, next(), catch e, disp(e.message), end
try, next(1, 2), catch e, disp(e.message), end
function make(), eval('function inner(x), printf("inner %d\n", x); end'); end
make(); inner(3)
mislocked()
function r = keep(), mlock(); r = mislocked(); end
function r = free(), munlock(); r = mislocked(); end
disp([mislocked('keep') keep() mislocked('keep')])
munlock('keep'); disp([mislocked('keep') free()])
try, mislocked(1), catch e, disp(e.message), end
try, munlock(1, 2), catch e, disp(e.message), end
