1;
function show(), global g; disp(g); g = 77; end
n='g';
eval(['global ' n]);
g
g = 5;
show
g
eval([n ' += 1;']); show
x = 3;
try, eval(['global ' 'x']), catch e, disp(e.message), end
x
isglobal('g'), isglobal('x')
eval('global a1 b1 = 4 c1;'); a1, b1
eval(sprintf('global q%d = %d\n', 3, 4));
q3
eval(sprintf('global q%d = %d\n', 3, 9));
q3
eval(['clear ' 'g']); 
try, g, catch e, disp(e.message), end
eval(['global ' n]); g
eval(['clear -global ' 'g']);
try, g, catch e, disp(e.message), end
eval(['global ' n]); g
function f(n)
  eval(['global ' n]);
  g(3) = 4;
  show
  g(end+1) = 5;
  eval(['disp(' n ')']);
  eval([n '(2) = 100;']); 
  g
end
f('g')
g
try, eval(['persistent ' 'zz']), catch e, disp(e.message), end
function p(n)
 try, eval(['persistent ' n]), zz=1; catch e, disp(e.message), end
end
p('zz')
