% Quasi-minimal residuals: limits, preconditioners, functions, what is printed.
A=[4 1 0 0;1 5 2 0;0 1 6 1;1 0 0 3]; b=[1;2;3;4];
function show(x,flag,relres,iter,resvec)
 disp(round(x*1e8)/1e8), disp(flag), disp(relres<1e-6), disp(iter), disp(round(resvec*1e6)/1e6)
end
[x,f,r,i,v]=qmr(A,b); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,b,1e-2); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,b,1e-10,2); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,b,[],[],diag(diag(A))); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,b,[],[],tril(A),diag(1:4)); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,b,[],[],[],[],[1;0;0;1]); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A+1i*eye(4),b); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A+1i*magic(4)/8,b*(1+2i)); show(x,f,r,i,v)
[x,f,r,i,v]=qmr(A,zeros(4,1))
[x,f,r,i,v]=qmr(sparse(A),b); show(x,f,r,i,v)
g=@(x,t) ifelse_(A,x,t);
function y=ifelse_(A,x,t)
 if strcmp(t,'transp'), y=A'*x; else, y=A*x; end
end
[x,f,r,i,v]=qmr(g,b); show(x,f,r,i,v)
x=qmr(A,b,1e-2);
x=qmr(A,b,1e-12,2);
try, qmr(ones(2,3),b), catch e, disp(e.message), end
try, qmr(A,[1;2]), catch e, disp(e.message), end
