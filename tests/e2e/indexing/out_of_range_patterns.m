x = 1:3;
try, x(end + 1), catch e, disp(e.message), end
try, x(end * 2), catch e, disp(e.message), end
try, x(end / 2), catch e, disp(e.message), end
try, x(0:2), catch e, disp(e.message), end
try, x(2:5), catch e, disp(e.message), end
try, x(-1:1), catch e, disp(e.message), end
A = eye(2);
try, A(3, :), catch e, disp(e.message), end
try, A(:, 0), catch e, disp(e.message), end
try, A(1:3, 1), catch e, disp(e.message), end
try, A(5), catch e, disp(e.message), end
try, A(1, 1, 2), catch e, disp(e.message), end
try, A(end + 1, end), catch e, disp(e.message), end
c = {1, 2};
try, c{end + 1}, catch e, disp(e.message), end
try, c(3), catch e, disp(e.message), end
s = 'ab';
try, s(3), catch e, disp(e.message), end
st = struct('a', {1, 2});
try, st(3), catch e, disp(e.message), end
try, st(3).a, catch e, disp(e.message), end
q.v = 1:2;
try, q.v(3), catch e, disp(e.message), end
try, q.w, catch e, disp(e.message), end
f = @(k) x(k);
try, f(10), catch e, disp(e.message), end
B = ones(2, 3, 2);
try, B(3, 1, 1), catch e, disp(e.message), end
try, B(1, 1, 3), catch e, disp(e.message), end
try, B(13), catch e, disp(e.message), end
try, B(1, 7), catch e, disp(e.message), end
e = [];
try, e(1), catch err, disp(err.message), end
try, e(end), catch err, disp(err.message), end
try, e{1}, catch err, disp(err.message), end
