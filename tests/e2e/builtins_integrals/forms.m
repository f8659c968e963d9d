% trapz, cumtrapz, linspace, logspace, trace, rot90, rotdim: forms and errors.
trapz([1 2;3 4],[1 2;3 4])
trapz([1 2],[1 2;3 4]), trapz([1;2],[1 2;3 4]), trapz([1 2],[1 2;3 4],2)
trapz([]), trapz(zeros(0,3)), trapz(single([1 2 3])), trapz(5), trapz(0.5,1:5)
trapz(repmat(reshape(1:5,1,1,5),2,2),3)
trapz([1 2 3],[1 4i 9])
cumtrapz([1 2 3],2), cumtrapz(2,[1 2 3]), cumtrapz(5), cumtrapz([1 2;3 4;5 6]), cumtrapz([1 2;3 4],2)
try, trapz(1,2,[1 2]), catch e, disp(e.message), end
try, trapz([1 2 3],[1 2;3 4]), catch e, disp(e.message), end
try, trapz([1 2;3 4],[1 2 3]), catch e, disp(e.message), end
try, cumtrapz([1 2 3],[1 2;3 4]), catch e, disp(e.message), end
try, cumtrapz([1 2 3],4), catch e, disp(e.message), end
x = linspace(0,pi,101); printf("%.10f\n", trapz(x,sin(x)))
trace([1 2;3 4;5 6]), trace([]), trace([7 2 3]), trace(single(magic(3))), trace(true(2)), trace([1i 2;3 4])
try, trace(ones(2,2,2)), catch e, disp(e.message), end
rot90(reshape(1:8,2,2,2)), rot90([1 2 3;4 5 6],2), rot90([1 2 3;4 5 6],3), rot90([1 2 3;4 5 6],-1), rot90({1,'a'}), rot90('abc'), rot90(int8([1 2]),5)
try, rot90(1,1.5), catch e, disp(e.message), end
try, rot90(1,2,3), catch e, disp(e.message), end
rotdim([1 2;3 4]), rotdim([1 2;3 4],2), rotdim(reshape(1:8,2,2,2),1,[1 3]), rotdim(reshape(1:8,2,2,2),3,[2 3])
try, rotdim([1 2;3 4],1.5), catch e, disp(e.message), end
try, rotdim([1 2;3 4],1,[1 1]), catch e, disp(e.message), end
logspace(0,2,3), logspace(1,pi,3), logspace(0,2,1), logspace(0,2,0), logspace(single(0),2,3), logspace(0,1+2i,3), size(logspace(0,1))
logspace(-Inf,Inf,3), logspace(0,Inf,3), logspace(Inf,-Inf,3)
try, logspace([1 2],3), catch e, disp(e.message), end
linspace(-Inf,Inf,4), linspace(0,-Inf,5), linspace(1,Inf,2), linspace([1;2],[3;5],3), linspace(5,5,3), linspace(1,10,0), linspace(1,10,1), linspace(int8(1),5,3), linspace(single(1),2,3), class(ans)
try, linspace(1,2,[3 4]), catch e, disp(e.message), end
