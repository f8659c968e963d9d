A=[4 1 0;1 3 1;0 1 2]; b=[1;2;3];
[x,flag,relres,iter,resvec]=pcg(A,b,1e-6,1)
[x,flag,relres,iter]=pcg(A,b); x, flag, relres < 1e-10, iter
[x,flag,relres,iter,resvec,eigest]=pcg(A,b); x, flag, iter,resvec(1:3,:), eigest
x=pcg(A,b,1e-6,1)
[x,flag,relres,iter,resvec]=pcg(-A,b)
[x,flag,relres,iter,resvec]=pcg(A,zeros(3,1))
[x,flag]=pcg(@(x)A*x,b,1e-8,50,diag(diag(A)))
[x,flag,relres,iter,resvec]=cgs(A,b); x,flag,iter,resvec(1:3)
x=cgs(A,b,1e-6,1)
[x,flag,relres,iter,resvec]=bicg(A,b); x,flag,iter,resvec(1:3)
x=bicg(A,b,1e-6,1)
[x,flag]=bicg(A+triu(ones(3)),b,1e-6,20,tril(A),[],[1;1;1]); round(x*1e6), flag
[x,flag,relres,iter,resvec]=bicgstab(A,b); x,flag,iter,resvec(1:5)
x=bicgstab(A,b,1e-6,1)
[x,flag]=bicgstab(A,b,1e-6,20,diag(diag(A)))
[x,flag,relres,iter,resvec]=gmres(A,b); x,flag,iter,resvec(1:3)
[x,flag,relres,iter,resvec]=gmres(A,b,2)
[x,flag,relres,iter,resvec]=gmres(A,b,1,[],2)
x=gmres(A,b,[],1e-6,1)
try, pcg([1 2],1), catch e, disp(e.message), end
try, pcg(A,[1;2]), catch e, disp(e.message), end
try, cgs([1 2],1), catch e, disp(e.message), end
