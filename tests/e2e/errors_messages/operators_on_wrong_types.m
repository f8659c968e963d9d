c = {1}; s.a = 1; f = @sin; b = true; x = [1 2];
try, c + 1, catch e, disp(e.message), end
try, 1 + c, catch e, disp(e.message), end
try, x + c, catch e, disp(e.message), end
try, c * c, catch e, disp(e.message), end
try, s + 1, catch e, disp(e.message), end
try, s == s, catch e, disp(e.message), end
try, f + 1, catch e, disp(e.message), end
try, f == f, catch e, disp(e.message), end
try, -s, catch e, disp(e.message), end
try, !c, catch e, disp(e.message), end
try, c', catch e, disp(e.message), end
try, s', catch e, disp(e.message), end
try, f', catch e, disp(e.message), end
try, b + c, catch e, disp(e.message), end
try, 'a' + c, catch e, disp(e.message), end
try, int8(1) + c, catch e, disp(e.message), end
try, single(1) * s, catch e, disp(e.message), end
try, 1i - c, catch e, disp(e.message), end
try, c & true, catch e, disp(e.message), end
try, c && true, catch e, disp(e.message), end
try, if s, end, catch e, disp(e.message), end
try, while f, end, catch e, disp(e.message), end
try, x ^ c, catch e, disp(e.message), end
try, c .^ 2, catch e, disp(e.message), end
try, s < 1, catch e, disp(e.message), end
try, [s 1], catch e, disp(e.message), end
try, x(s), catch e, disp(e.message), end
try, x(f), catch e, disp(e.message), end
try, c:3, catch e, disp(e.message), end
try, (1:3) + s, catch e, disp(e.message), end
try, c++; c, catch e, disp(e.message), end
try, s += 1, catch e, disp(e.message), end
