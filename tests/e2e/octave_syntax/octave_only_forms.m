# hash comments
x = 3; # trailing
x += 1;
if (x == 4)
  puts("four\n");
endif
for k = 1:2
  printf("%d\n", k);
endfor
while x > 2 x--; endwhile
x
do x++; until x >= 5
x
switch x
  case 5, disp five
endswitch
function r = f(x)
  r = x;
endfunction
!true
5 != 4
a.b = [1, 2, 3];
a.b(2)
"double", 'single'
%{
block comment
%}
#{
another
#}
1:3 != 2
z = zz = 2
y = x';
{1, 2}{2}
magic(3)(2, :)
[1 2 3](end)
f(4)
x.^2'
2^-1
-2^2
!x == 0
a = b = 3
1e3, 0x1F, 0b101, 1E-2, .5, 5.
printf("%s\n", ["a", "b"]);
fdisp(stdout, [1 2]);
display(5)
x = [1, 2, ...
     3];
x
y = [1 2
3 4];
y
unwind_protect, x = 1; unwind_protect_cleanup, disp('done'), end_unwind_protect
1;2
