1;
function r = g (x)
  r = [sumsq(x)-10; x(2)*x(3)-5*x(4)*x(5); x(1)^3+x(2)^3+1];
end
function obj = phi (x)
  obj = exp (prod (x)) - 0.5*(x(1)^3+x(2)^3+1)^2;
end
function r = rosen(x)
  r = 100*(x(2)-x(1)^2)^2+(1-x(1))^2;
end
function g = grosen(x)
  g = [-400*x(1)*(x(2)-x(1)^2)-2*(1-x(1)); 200*(x(2)-x(1)^2)];
end
function H = hrosen(x)
  H = [1200*x(1)^2-400*x(2)+2, -400*x(1); -400*x(1), 200];
end
function show(x,obj,info,iter,nf,lambda)
  printf("%.4f ", x); printf("| %.9f | %d %d %d |", obj, info, iter, nf); printf(" %.4f", lambda); printf(" [%d %d]\n", size(lambda));
end
x0 = [-1.8; 1.7; 1.9; -0.8; -0.8];
[x, obj, info, iter, nf, lambda] = sqp ([0;0], @rosen); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], {@rosen,@grosen}); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], {@rosen,@grosen,@hrosen}); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0 0], @rosen,[],[],[-1;-1],[0.5;2]); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], @rosen,[],@(x) 1-sumsq(x),[],0.7); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], @rosen,[],@(x) 1-sumsq(x),[-Inf;0],[0.7;Inf]); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], @rosen,@(x) x(1)+x(2)-1,{@(x) 1-sumsq(x), @(x) -2*x'},[],[]); show(x,obj,info,iter,nf,lambda);
[x, obj, info, iter, nf, lambda] = sqp ([0;0], @rosen,{@(x) x(1)+x(2)-1, @(x) [1 1]},[],[],[], 3); show(x,obj,info,iter,nf,lambda);
function t(f), try, f(); disp('none'); catch e, disp(e.message); end, end
f=@(x) sumsq(x);
t(@() sqp())
t(@() sqp(1))
t(@() sqp(eye(2),f))
t(@() sqp(1,5))
t(@() sqp(1,{f,f,f,f}))
t(@() sqp(1,{}))
t(@() sqp([],f))
t(@() sqp(1,f,5))
t(@() sqp(1,f,{f,f,f}))
t(@() sqp(1,f,[],{f,f,f}))
t(@() sqp(1,f,[],5))
t(@() sqp([1 2 3],f,[],[],[1 2]))
t(@() sqp([1 2 3],f,[],[],[1 2],[]))
t(@() sqp([1 2 3],f,[],[],[1 2 3],[1 2]))
t(@() sqp([1 2 3],f,[],[],[1 2 3],[0 0 0]))
t(@() sqp([1 2 3],f,[],[],[],[],-1))
t(@() sqp([1 2 3],f,[],[],[],[],1.5))
t(@() sqp([1 2 3],f,[],[],[],[],0))
t(@() sqp([1 2 3],f,[],[],[],[],10,-1))
t(@() sqp([1 2 3],f,[],[],[],[],10,[1 2]))
t(@() sqp([1 2 3],f,[],[],[],[],10,1e-4,3))
t(@() sqp('a',f))
t(@() sqp({1},f))
t(@() sqp(1,'nosuchfunction'))
t(@() sqp(1,{[]}))
