% Small tools: cellindexmat, ppjumps, spaugment, autoreg_matrix, housh.
cellindexmat({[1 2 3],[4 5 6]},2)
cellindexmat({[1 2;3 4];[4 5;6 7]},2,1)
try, cellindexmat(5,1), catch e, disp(e.message), end
try, cellindexmat({1},2), catch e, disp(e.message), end
ppjumps(mkpp([0 1 2 3],[1 2;3 4;5 6]))
ppjumps(mkpp([0 1 3 4],[1 2 3;4 5 6;7 8 9]))
ppjumps(mkpp([0 1 3],[1 2 3;4 5 6;7 8 9;1 1 1],2))
round(1e9*ppjumps(spline(0:4,[0 1 4 2 1])))
full(spaugment([1 2;3 4;5 6],3))
full(spaugment([1 2;3 4]))
full(spaugment(sparse([1 2;3 4])))
issparse(spaugment([1 2]))
autoreg_matrix([1 2 3]',2)
autoreg_matrix([1 2 3],1)
autoreg_matrix([1 2 3],0)
[u,b,z]=housh([1;2;3],1,0)
[u,b,z]=housh([0;0;0],1,0)
[u,b,z]=housh([0;2;-3],1,0)
[u,b,z]=housh([1 -2 3],2,0)
[u,b,z]=housh([1+2i;3],1,0)
try, housh(ones(2),1,0), catch e, disp(e.message), end
try, housh([1 2],[1 2],0), catch e, disp(e.message), end
