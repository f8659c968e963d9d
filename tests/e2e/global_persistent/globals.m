1;
global G
G = 5;
function show_g()
  global G
  printf('G is %d\n', G);
  G = G + 1;
end
show_g(); show_g();
G
global A = 3
global B C
isempty(B), size(C)
function r = counter()
  persistent n;
  if isempty(n), n = 0; end
  n++;
  r = n;
end
counter(); counter(); counter()
function r = memo(k)
  persistent table = [];
  if numel(table) >= k && table(k) > 0
    r = -table(k);
  else
    r = k^2; table(k) = r;
  end
end
memo(3), memo(3), memo(2), memo(3)
function setit(v), global Z; Z.field = v; end
setit(7); global Z; Z
isglobal('Z'), isglobal('nope')
x = 1; clear x; exist('x')
clear counter
clear all
exist('G')
