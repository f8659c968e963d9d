s = struct('a', {1, 2, 3});
try, s.a + 1, catch e, disp(e.message), end
try, x = s.a, catch e, disp(e.message), end
try, s(4).a, catch e, disp(e.message), end
try, s(0).a, catch e, disp(e.message), end
try, s.b, catch e, disp(e.message), end
try, s(1).b, catch e, disp(e.message), end
try, s.a(2), catch e, disp(e.message), end
try, s.a = 5, catch e, disp(e.message), end
try, [s.b], catch e, disp(e.message), end
try, s(2) = 5, catch e, disp(e.message), end
try, s(2) = struct('b', 1), catch e, disp(e.message), end
try, [s, struct('b', 1)], catch e, disp(e.message), end
try, s{1}, catch e, disp(e.message), end
try, s(1.5), catch e, disp(e.message), end
try, if s(1), end, catch e, disp(e.message), end
try, numel(s.a), catch e, disp(e.message), end
try, s(2) = [], catch e, disp(e.message), end
try, s(1).a.b = 1, catch e, disp(e.message), end
try, s(5).a = 9; size(s), catch e, disp(e.message), end
try, s(:).a, catch e, disp(e.message), end
try, s(end).a, catch e, disp(e.message), end
