sin(0)
[1 2] + 1;
ans
'abc'
{1}
x.a = 1;
x.a
x
max([3 7])
ans * 2
@(t) t + 1
ans(3)
1:3
true
int8(3)
{}
''
