x = 1:3; A = magic(3); s = 'abc'; c = {1, 2}; st.a = 1:2;
try, x(4), catch e, disp(e.message), end
try, x(0), catch e, disp(e.message), end
try, x(-1), catch e, disp(e.message), end
try, x(1.2), catch e, disp(e.message), end
try, x(2, 2), catch e, disp(e.message), end
try, x(1, 4), catch e, disp(e.message), end
try, A(3, 4), catch e, disp(e.message), end
try, A(4, 3), catch e, disp(e.message), end
try, A(10), catch e, disp(e.message), end
try, A(:, 5), catch e, disp(e.message), end
try, A(5, :), catch e, disp(e.message), end
try, A(1, 1, 2), catch e, disp(e.message), end
try, A(0, 1), catch e, disp(e.message), end
try, A(1, 0), catch e, disp(e.message), end
try, A(1.5, 1), catch e, disp(e.message), end
try, s(5), catch e, disp(e.message), end
try, c{3}, catch e, disp(e.message), end
try, c(3), catch e, disp(e.message), end
try, st.a(3), catch e, disp(e.message), end
try, st.b, catch e, disp(e.message), end
try, st(2), catch e, disp(e.message), end
try, st(2).a, catch e, disp(e.message), end
try, x{1}, catch e, disp(e.message), end
try, x.a, catch e, disp(e.message), end
try, x('a'), catch e, disp(e.message), end
try, x({1}), catch e, disp(e.message), end
try, x(NaN), catch e, disp(e.message), end
try, x(Inf), catch e, disp(e.message), end
try, x(1i), catch e, disp(e.message), end
try, x([1 5 2]), catch e, disp(e.message), end
try, x([1 0]), catch e, disp(e.message), end
try, x(1:10), catch e, disp(e.message), end
try, A(1:4, 1), catch e, disp(e.message), end
try, pi(2), catch e, disp(e.message), end
try, c.a, catch e, disp(e.message), end
try, f = @sin; f{1}, catch e, disp(e.message), end
try, f.a, catch e, disp(e.message), end
