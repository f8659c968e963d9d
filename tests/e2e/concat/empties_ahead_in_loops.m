1;
function r = f(n,m)
 r = [];
 for k=1:m, r = [(1:n); r]; end
end
function r = g(n,m)
 r = [];
 for k=1:m, r = [r; (1:n)]; end
end
function r = h(n,m)
 r = [];
 for k=1:m, r = [r, (1:n)']; end
end
function r = h2(n,m)
 r = [];
 for k=1:m, r = [(1:n)', r]; end
end
function r = p(n,m)
 r = [];
 for k=1:m, r = [r; (1:n); (1:n)]; end
end
function r = q(n,m)
 r = zeros(2,0);
 for k=1:m, r = [r, [(1:n); (1:n)]]; end
end
for n=0:2
for m=0:2
 printf("%d %d: %s %s %s %s %s %s\n", n, m, mat2str(size(f(n,m))), mat2str(size(g(n,m))), mat2str(size(h(n,m))), mat2str(size(h2(n,m))), mat2str(size(p(n,m))), mat2str(size(q(n,m))));
end
end
u = zeros(0,0,'int8');
for g = 1:2
  u = [zeros(1,0,'int8'); u];
end
size(u)
m=1; n=0;
u = [];
for g = 1:m
  u = [((2:2:2*n) .* (n:-1:1)); u];
end
size(u)
n=0;
r = [];
for k=1:2, r = [r; zeros(1,n)]; end
size(r)
r = [];
for k=1:2, r = [r; (1:n)]; end
size(r)
r = [];
for k=1:2, r = [r, zeros(n,1)]; end
size(r)
r = [];
for k=1:2, r = [zeros(n,1), r]; end
size(r)
