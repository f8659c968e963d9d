x = [1 2 3]; s.v = [1 2 3]; c = {1,2,[7 8 9]}; m = magic(3); st = struct('a',{1,2}); t.u.w = {1, [4 5]};
try, x(5)++; catch e, disp(e.message), end
try, ++x(5); catch e, disp(e.message), end
try, x(0)--; catch e, disp(e.message), end
try, x(1.5)--; catch e, disp(e.message), end
try, x(5) += 1; catch e, disp(e.message), end
try, x(0) += 1; catch e, disp(e.message), end
try, x(1,7) += 1; catch e, disp(e.message), end
try, x(2,1) += 1; catch e, disp(e.message), end
try, m(1,7) *= 2; catch e, disp(e.message), end
try, m(1,7)++; catch e, disp(e.message), end
try, m(17)++; catch e, disp(e.message), end
try, s.v(7) += 1; catch e, disp(e.message), end
try, s.v(7)++; catch e, disp(e.message), end
try, s.v(0) += 1; catch e, disp(e.message), end
try, s.v(1,8) += 1; catch e, disp(e.message), end
try, s.v(1,8)++; catch e, disp(e.message), end
try, s.z += 1; catch e, disp(e.message), end
try, s.z++; catch e, disp(e.message), end
try, s.z(2) += 1; catch e, disp(e.message), end
try, c{4} += 1; catch e, disp(e.message), end
try, c{4}++; catch e, disp(e.message), end
try, c{3}(7) += 1; catch e, disp(e.message), end
try, c{3}(7)++; catch e, disp(e.message), end
try, c{3}(0) -= 1; catch e, disp(e.message), end
try, c(2) += 1; catch e, disp(e.message), end
try, t.u.w{2}(9) += 1; catch e, disp(e.message), end
try, t.u.w{5} += 1; catch e, disp(e.message), end
try, st(4).a += 1; catch e, disp(e.message), end
try, st(4).a++; catch e, disp(e.message), end
try, st(1).a(3) += 1; catch e, disp(e.message), end
n = 9;
try, x(n) += n; catch e, disp(e.message), end
try, s.v(n) += n; catch e, disp(e.message), end
for k = 1:2, try, x(k+2) += k; catch e, disp(e.message), end, end
x, s, c, m
