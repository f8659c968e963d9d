x = [1 2 ...
 3];  x
y = { 'a' , ...
      'b' };  size(y)
z = 1 + ...
    2;z
if x(1) == 1 && ...
   z == 3, disp('joined'), end


w = [ 1 ,2 , 3 ] ;w
v = [1;2;
3];v'
u = [
1 2

3 4
];u
f = @(a, ...
      b) a + b;f(1, 2)
s.a=1;s.a
t=x (2)
