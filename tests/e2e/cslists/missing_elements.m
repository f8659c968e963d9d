1;
function varargout = vo(n), for i=1:n, varargout{i} = i; end, end
d = {}; c = {1};
try, [q.a] = vo(0), catch e, disp(e.message), end
try, [q.a, q.b] = vo(0), catch e, disp(e.message), end
try, [q.a, b] = vo(0), catch e, disp(e.message), end
try, [a, b] = vo(0), catch e, disp(e.message), end
try, [a, b] = d{:}, catch e, disp(e.message), end
try, [q.a, q.b] = d{:}, catch e, disp(e.message), end
try, [a, b] = c{:}, catch e, disp(e.message), end
try, [d{1}] = vo(0), catch e, disp(e.message), end
try, [b, d{1:2}] = vo(2), catch e, disp(e.message), end
try, [b, d{1:2}] = vo(0), catch e, disp(e.message), end
try, [d{1:2}] = c{:}, catch e, disp(e.message), end
try, a = vo(0), catch e, disp(e.message), end
d = {};
try, x = {1,2;3}, catch e, disp(e.message), end
try, x = {d{:};3}, catch e, disp(e.message), end
try, x = {3;d{:}}, catch e, disp(e.message), end
try, x = {1,2;d{:}}, catch e, disp(e.message), end
try, x = {d{:};d{:}}, catch e, disp(e.message), end
try, x = {1;d{:};2}, catch e, disp(e.message), end
