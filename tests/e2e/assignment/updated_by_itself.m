1;
function p = f(p,n)
  try
  for q = 1:n
    d = p;
    p(d) = false;
  end
  catch e
    disp(e.message)
  end
end
function p = g(p,n)
  try
  for q = 1:n
    d = p;
    p(d) = [];
    e = p; 
    p{1}.x = e;
    d = p; p.y = d;
  end
  catch e
    disp(e.message)
  end
end
function p = h(p,n)
  try
  for q = 1:n
    d = p;
    p.x = d;
    e = p; p.x.y = e;
    d = p; p(2) = d;
    d = p; p(end+1) = d(1);
    d = p; p = p(1);
  end
  catch e
    disp(e.message)
  end
end
function p = k(p,n)
  try
  for q = 1:n
    d = p;
    p{2} = d;
    e = p; p{e{1}} = 3;
    d = p; p(d{1}) = [];
  end
  catch e
    disp(e.message)
  end
end
disp(f([true false true],2));
disp(g([2 1],2));
disp(h(struct('x', 1),2));
k({1},2)
s.a = [true false]; s.a(s.a) = false; disp(s.a)
c = {[true false]}; c{1}(c{1}) = false; disp(c)
