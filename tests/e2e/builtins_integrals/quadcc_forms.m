try, quadcc(@(x) 5, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) x(1:3), 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) x', 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) x+1i, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) 'a'+x, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) {1}, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) x > 0.5, 0, 1), catch e, disp(e.message), end
try, quadcc(@(x) single(x), 0, 1), class(ans), catch e, disp(e.message), end
try, q = quadcc(@(x) single(x).^2, 0, 3), class(q), catch e, disp(e.message), end
try, q = quadcc(@(x) x.^2, single(0), 3), class(q), catch e, disp(e.message), end
try, quadcc(@(x) x, 0, [1 2]), catch e, disp(e.message), end
try, quadcc(@(x) x, 'a', 1), catch e, disp(e.message), end
try, quadcc(@(x) x, 0), catch e, disp(e.message), end
try, quadcc(@(x) x, 0, 1, -1), catch e, disp(e.message), end
try, quadcc(@(x) x, 0, 1, [1 2 3]), catch e, disp(e.message), end
try, quadcc(@(x) x, 1, 0), catch e, disp(e.message), end
try, quadcc(@(x) x, 1, 1), catch e, disp(e.message), end
try, [q, er, n] = quadcc(@(x) sqrt(x), 0, 1), catch e, disp(e.message), end
try, [q, er, n] = quadcc(@(x) abs(x-0.3), 0, 1), catch e, disp(e.message), end
try, [q, er, n] = quadcc(@(x) abs(x-0.3), 0, 1, [], 0.3), catch e, disp(e.message), end
try, [q, er, n] = quadcc(@(x) x, 0, 1, 1e-3), catch e, disp(e.message), end
try, [q, er, n] = quadcc(@(x) x > 0.5, 0, 1, 1e-3), catch e, disp(e.message), end
try, integral(@(x) 5, 0, 1), catch e, disp(e.message), end
try, q = integral(@(x) single(x).^2, 0, 3), class(q), catch e, disp(e.message), end
try, q = integral(@(x) x.^2, single(0), 3), class(q), catch e, disp(e.message), end
try, q = integral(@(x) x.^2, 0, 3, 'RelTol', 1e-12), catch e, disp(e.message), end
try, q = integral(@(x) x.^2, 0, 3, 'AbsTol', 1e-12), catch e, disp(e.message), end
try, q = integral(@(x) abs(x), -1, 2, 'Waypoints', 0), catch e, disp(e.message), end
try, [q, er] = integral(@(x) x.^2, 0, 3), catch e, disp(e.message), end
try, q = integral(@(x) exp(1i*x), 0, pi), catch e, disp(e.message), end
try, q = integral(@(x) 1./x, 1, 3i), catch e, disp(e.message), end
try, q = integral(@(x) x, 3, 0), catch e, disp(e.message), end
try, q = integral(@(x) x.^-0.5, 0, 1), catch e, disp(e.message), end
try, q = integral(@(x) log(x), 0, 1), catch e, disp(e.message), end
