1;
function f(a, b)
  c = 3;
  if a > 100, zz = 1; end
  who

end
function g()
  global GQ
  persistent pp
  pp = 1;
  GQ = 2;
  who

end
function h()
  who
  whos
end
x = 1; longvariablename = 'hello'; c = {1,2};
who
whos
f(1,2);
g();
h();
whos x
whos l*
who x c
who nosuch
whos nosuch
s = whos
s(1)
q = whos('x')
n = who('x','c')
z.a = 1; z.b = 'hello'; m = int16(ones(3,4,2)); cplx = [1+2i 3]; b = true(2,2); fh = @(x) x+1; e = ''; sg = single([1 2 3]); sp = 1:10; dd = zeros(1000,1000); cc = {1,'abc',{2}}; st = struct('a',{1,2,3});
whos
clear all
whos
who
a = 1
whos
a = zeros(1234567,1);
whos
b = zeros(1,12345678);
whos
c = zeros(2,3,4,5,6,2,1,2,3,2);
whos
clear all
d = 1;
whos d
e = zeros(12345678,1);
f = zeros(0,123456);
whos
whos d e
s.a = 1; whos s
clear all
abcdefg = 1; 
whos
clear all
x = 1; y = 'a';
whos x y
who -regexp ^x
x(5) = 1;
whos -regexp x|y
