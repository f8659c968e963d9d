1;
function show(D)
  D
end
function D = make(n)
  D = eye(n);
end
function D = mk(v)
  D = diag(v);
end
function y = id(x)
  y = x;
end
function outer(D)
  show(D);
  x = D(1, :)
end
function rec(D, n)
  if n == 0, D, else, rec(D * 2, n - 1); end
end
function t = total(D)
  t = sum(D(:)); disp(D)
end
show(make(2))
q = mk([1 2]);
show(q)
show(mk([3 4]))
p = make(2); show(p)
r = 0:0.1:0.3; 
show(r)
show(-(0:2))
id(eye(2))
outer(diag([7 8]))
outer(id(eye(2)))
outer([1 2; 3 4])
cellfun(@show, {eye(2)});
rec(eye(2), 2)
total(eye(3))
