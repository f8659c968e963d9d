[x,r,res,fl,out] = lsqnonneg(eye(2),[1;2]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg(eye(2),[-1;-2]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg(eye(2),[1;-2]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg(4,8); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg(3,1); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg([1 2;2 4],[1;2]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg(zeros(2),[1;2]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg([1 2 3],6); disp([x' r fl out.iterations]), out.algorithm
A = [1 2;3 4]; b = [1;2];
[x,r,res,fl,out] = lsqnonneg([1 2 3;4 5 7],[6;1]); disp([x' r fl out.iterations])
[x,r,res,fl,out] = lsqnonneg([1 2 3;4 5 7],[-6;-1]); disp([x' r fl out.iterations])
for k=[0:2 4], [x,r,res,fl,out] = lsqnonneg([1 2 3 0;4 1 7 1],[6;1],[],optimset('MaxIter',k)); disp([x' r fl out.iterations]), end
