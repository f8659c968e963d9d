x = 1:3; A = magic(3);
try, x(NaN), catch e, disp(e.message), end
try, x(Inf), catch e, disp(e.message), end
try, x(-Inf), catch e, disp(e.message), end
try, x(NaN)=1, catch e, disp(e.message), end
try, x(1.5)=1, catch e, disp(e.message), end
try, x(Inf)=1, catch e, disp(e.message), end
try, A(NaN,1), catch e, disp(e.message), end
try, A(1,NaN)=2, catch e, disp(e.message), end
try, A(2^53,1), catch e, disp(e.message), end
try, A(1e20,1), catch e, disp(e.message), end
try, A(-1,1), catch e, disp(e.message), end
try, A(0), catch e, disp(e.message), end
try, A(1:4,1), catch e, disp(e.message), end
try, A(0:2,1), catch e, disp(e.message), end
k = NaN; try, x(k), catch e, disp(e.message), end
k = 0.5; try, x(k)=3, catch e, disp(e.message), end
k = -1; try, x(k+1)=3, catch e, disp(e.message), end
