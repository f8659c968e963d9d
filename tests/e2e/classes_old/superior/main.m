l = Lo (1);
h = Hi (2);
l + h
h + l
l + 1
1 + l
try, l - h, catch e, disp (e.message), end
try, h - l, catch e, disp (e.message), end
l - 1
[l, h]
[h, l, 1]
get (l)
isa (h, 'Hi'), isa (h, 'Lo')
