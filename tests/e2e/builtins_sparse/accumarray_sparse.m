a = accumarray([1;3],[1;2],[3 1],@sum,0,true), issparse(a)
b = accumarray([1 1;3 2],[1;2],[3 2],[],0,true)
b = accumarray([1 1;3 2],[1;2],[],[],[],true)
c = accumarray([1;3;1],[1;2;5],[3 1],@max,0,true)
d = accumarray([1 1;3 2;3 2],[1;2;7],[3 3],@max,0,true)
try, accumarray([1;3],[1;2],[3 1],@sum,5,true), catch e, disp(e.message), end
