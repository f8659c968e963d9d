% Logical elements stay logical: those of one place are joined by or.
a = sparse([1 1],[1 1],[true true])
b = sparse([1 1 2],[1 1 1],[true false true], 3, 3)
class(full(sparse([1 2],[1 1],[true true], 'unique')))
class(full(sparse([1 2 2],[1 1 1],[true true false], 3,3, 'unique')))
c = sparse([1 2 2],[1 1 1],[true true false], 3,3, 'unique')
try, sparse(1,1,int8(3)), catch e, disp(e.message), end
try, sparse(1,1,'a'), catch e, disp(e.message), end
try, sparse(1,1,single(2.5)), catch e, disp(e.message), end
try, sparse(1,1,{1}), catch e, disp(e.message), end
try, sparse(1,true,2), catch e, disp(e.message), end
try, sparse(int8(1),2,2), catch e, disp(e.message), end
try, sparse(1,1,@sin), catch e, disp(e.message), end
x = sparse([1 2],[1 2],[1i 2])
sparse([],[],true,2,2), class(ans)
sparse([],[],logical([]),2,2), class(ans)
e = sparse(2,3); class(e)
w = full(sparse(1,1,true,2,2)); class(w), w
A = sparse([1 2 3],[1 1 2],true); class(A), sum(A), A + A
