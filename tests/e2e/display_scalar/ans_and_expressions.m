3 + 4
ans * 2
'text';
ans
true & false
x = 3;
x
x, y = x + 1
x; y;
x == 3
-x
x'
[1 2 3] == 2
1:0
{}
