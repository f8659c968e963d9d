[x,obj,info,lambda]=qp([0;0],[2 0;0 2],[-2;-5],[],[],[0;0],[],[],[1 2;-1 2],[6;2]); x,obj,info.info,lambda
[x,obj,info,lambda]=qp([],[4 1;1 2],[1;1],[1 1],1,[0;0],[.7;.7]); x,obj,info.info,lambda
[x,obj]=qp([0;0],eye(2),[1;1])
[x,obj,info]=qp([5;5;5],diag([1 2 3]),[1;-1;2],[1 1 1],3); x,obj,info.info
[x,obj,info]=qp([0;0],eye(2),[0;0],[],[],[1;1],[0;0]); info.info
[x,obj,info,lambda]=qp([0;0;0],[2 0 0;0 2 0;0 0 2],[-8;-6;-10],[1 1 1],4,zeros(3,1),[3;3;1]); x,obj,lambda
[xm,fm,err,ex]=glpk([10;6;4],[1 1 1;10 4 5;2 2 6],[100;600;300],[0;0;0],[],"UUU","CCC",-1)
[xm,fm,err]=glpk([1;1],[1 2;3 1],[4;6],[0;0],[],"LL","CC",1)
[xm,fm]=glpk([5;4],[6 4;1 2],[24;6],[0;0],[],"UU","II",-1)
[xm,fm,err,ex]=glpk([1;1],[1 1],[-1],[0;0],[],"U","CC",1)
[xm,fm]=glpk([2;3;1],[1 1 1;1 -1 0],[10;2],[0;0;1],[8;4;3],"SU","CCC",-1)
[xm,fm]=glpk([8;11;6;4],[5 7 4 3],14,zeros(4,1),ones(4,1),"U","IIII",-1)
try, glpk([1;1],[1 1 1],1), catch e, disp(e.message), end
try, glpk([1;1],[1 1],1,[0;0],[],"X"), catch e, disp(e.message), end
try, glpk(1), catch e, disp(e.message), end
try, qp(1), catch e, disp(e.message), end
try, qp([1;2;3],eye(2)), catch e, disp(e.message), end
