s.v = [1 2];
try, s.v(end+1) = ones(2,2,2); catch e, disp(e.message), end
try, s.v(1) = ones(2,2,2); catch e, disp(e.message), end
v = [1 2];
try, v(end+1) = ones(2,2,2); catch e, disp(e.message), end
try, v(1,2) = ones(2,2,2); catch e, disp(e.message), end
try, v(:) = ones(2,2,2); catch e, disp(e.message), end
try, v(1:2) = ones(2,2,2); catch e, disp(e.message), end
try, v(1,:) = ones(2,2,2); catch e, disp(e.message), end
try, v(1,:,3) = ones(2,2,2); catch e, disp(e.message), end
function f(v, w)
try, v(end+1) = w; catch e, disp(e.message), end
try, v(1,2) = w; catch e, disp(e.message), end
end
f([1 2 3], ones(2,2,2));
f([1 2 3], ones(2,2,1));
function r = g(s, k, w)
 s.v(end+1) = mod(k, w); r = s;
end
t.v = 1;
try, g(t, 3, [2 3;4 5]); catch e, disp(e.message), end
try, g(t, 3, ones(2,2,2)); catch e, disp(e.message), end
