% Quadratic functions over numbers that are not negative.
[x,minval,flag,out,lambda]=pqpnonneg([3 1;1 2],[-1;-1])
[x,minval,flag,out,lambda]=pqpnonneg([3 1;1 2],[-1;5])
[x,minval,flag,out,lambda]=pqpnonneg([3 1;1 2],[1;5],[1;1])
[x,m]=pqpnonneg([3 1 0;1 2 1;0 1 4],[-1;2;-3],[0;0;0],optimset("MaxIter",2))
x=pqpnonneg([1 0;0 1],[-2 -3]')
try, pqpnonneg(), catch e, disp(e.message), end
try, pqpnonneg(1), catch e, disp(e.message), end
try, pqpnonneg({1},2), catch e, disp(e.message), end
try, pqpnonneg([1 2],2), catch e, disp(e.message), end
try, pqpnonneg([1 2;3 4],[1; 2],[1;2],3), catch e, disp(e.message), end
try, pqpnonneg(ones(2,2,2),[1; 2]), catch e, disp(e.message), end
o=pqpnonneg("defaults")
