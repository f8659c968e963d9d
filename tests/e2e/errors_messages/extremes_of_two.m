1;
function r = f(x, y), r = max(x, y); end
function r = g(n), r = max(true(n,0), zeros(0,0)); end
function r = h(n), r = max(zeros(n,1), zeros(0,1)); end
function r = k(n), r = max(true(n,1), false(0,1)); end
function r = l(n), r = min(true(n,2), true(3,1)); end
function r = a(n), r = max(int8(ones(n,2)), int8(ones(3,1))); end
function r = b(n), r = max(single(ones(n,2)), ones(3,1)); end
function r = c(n), r = max(ones(n,2), int8(ones(3,1))); end
function r = d(n), r = max(['ab';'cd'], ones(3,1)); end
function r = e(n), r = mod(ones(n,2), ones(3,1)); end
function r = o(n), r = max(1i*ones(n,2), ones(3,1)); end
try, f(true(2,0), []), catch e, disp(e.message), end
try, g(2), catch e, disp(e.message), end
try, h(2), catch e, disp(e.message), end
try, k(2), catch e, disp(e.message), end
try, l(2), catch e, disp(e.message), end
try, a(2), catch e, disp(e.message), end
try, b(2), catch e, disp(e.message), end
try, c(2), catch e, disp(e.message), end
try, d(2), catch e, disp(e.message), end
try, e(2), catch e, disp(e.message), end
try, o(2), catch e, disp(e.message), end
class(k(0)), class(max(true,false)), max(true(1,2), [2 3])
