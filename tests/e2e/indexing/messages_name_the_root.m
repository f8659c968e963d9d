c = {1:3}; s.a = 1:2; s.b.c = 1:2; s.d = {1}; q(2).a = 1:2; s.e.f = {1:2};
try, c{1}(5), catch e, disp(e.message), end
try, s.a(5), catch e, disp(e.message), end
try, s.b.c(5), catch e, disp(e.message), end
try, s.d{5}, catch e, disp(e.message), end
try, s.d{1}(4), catch e, disp(e.message), end
try, q(2).a(7), catch e, disp(e.message), end
try, q(5).a, catch e, disp(e.message), end
try, s.b(3).c, catch e, disp(e.message), end
try, s.e.f{1}(9), catch e, disp(e.message), end
try, s.e.f{7}, catch e, disp(e.message), end
try, s.('a')(5), catch e, disp(e.message), end
try, x = s.a(5) + 1; catch e, disp(e.message), end
try, s.a(1, 9), catch e, disp(e.message), end
try, s.a(0), catch e, disp(e.message), end
try, s.a(1.5), catch e, disp(e.message), end
try, c{1}(0), catch e, disp(e.message), end
try, c{1}(1,2,3), catch e, disp(e.message), end
