A = [1 2;3 4]; b = [1;2];
[x,r,res,fl,out,lam] = lsqnonneg(A,b)
B = [1 2 3;4 5 6;7 8 10;1 0 1]; d = [1;-2;3;4];
for k = 0:6, [x,r,res,fl,out] = lsqnonneg(B,d,[],optimset('MaxIter',k)); disp([x' r fl out.iterations]), end
for x0 = {[1;1;1],[0;1;0],[-1;2;3],[1;0;0]}
[x,r,res,fl,out,lam] = lsqnonneg(B,d,x0{1}); disp([x' r fl out.iterations])
end
rand('seed',1); C = reshape(mod((1:40)*7.3,5),8,5)-2; e = mod((1:8)'*3.1,4)-2;
for k = 1:7, [x,r,res,fl,out] = lsqnonneg(C,e,[],optimset('MaxIter',k)); disp([x' r fl out.iterations]), end
[x,r,res,fl,out,lam] = lsqnonneg(C,e,ones(5,1)); disp([x' r fl out.iterations])
for k = 1:7, [x,r,res,fl,out] = lsqnonneg(C,e,ones(5,1),optimset('MaxIter',k)); disp([x' r fl out.iterations]), end
[x, r] = lsqnonneg(-A, [1;1])
try, lsqnonneg('defaults'), catch e, disp(e.message), end
try, lsqnonneg(A,b,[1;1],3), catch e, disp(e.message), end
try, lsqnonneg({},b), catch e, disp(e.message), end
for k = 0:4, [x,r,fl,out] = pqpnonneg(A'*A,-A'*b,[],optimset('MaxIter',k)); disp([x' r fl out.iterations]), end
