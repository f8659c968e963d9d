a = 3; b = 2;
a - b
a-b
a' 
a';
a == b
a(1)
a, b
[a -b]
disp(a), disp b
a.^b
if a, disp yes, end
x.y = 5; x.y
f = @(t) t; f(3)
c = {1, 2}; c{1}
a++; a
a += 2; a
a!=b
~a
1:a
'text'
