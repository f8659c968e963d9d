% Loops over ranges of the integer classes, of single and of char: bounds and steps that do not fit
1;
function t(a,b,c)
  try
    for i=a:b:c, disp(i), end
  catch e, disp(e.message), end
end
function t2(a,c)
  try
    for i=a:c, disp(i), end
  catch e, disp(e.message), end
end
t2(int8(1),3), t(int8(1),0.5,2), t2(int8(1),300), t2(int8(1),int16(3)), t2(intmax('int64')-2,intmax('int64'))
t2(int8(1.5), 2.5), t2(1.5,int8(3)), t(int8(5),-2,1), t(uint8(5),-2,1), t(uint8(5),int8(-2),1), t2(single(0.5),2), t(single(0),single(0.1),single(1)), t(0,single(0.1),1), t(0,0.1,single(1))
t(intmin('int64'),1,intmin('int64')+2), t2(uint64(18446744073709551613), uint64(18446744073709551615))
t2('a','c'), t2(true,3), t2({1},3), t2(1,struct()), t2([],3), t2(1,[]), t2(int8([]),3), t2('a',99)
t2(1,int8(3)), t(1,int8(1),3), t(int8(1),int8(0),3), t(int8(120),5,127), t(int8(-120),-5,-128), t2(int8(1),NaN),t2(1,"a"(1)-92)
try, for i=int8(1):0.5:3, i, end, catch e, disp(e.message), end
try, for i=int8(1):int16(3), i, end, catch e, disp(e.message), end
try, for i=int8(1):300, i, end, catch e, disp(e.message), end
try, for i=true:3, i, end, catch e, disp(e.message), end
try, for i=intmax('int64')-2:intmax('int64'), i, end, catch e, disp(e.message), end
try, for i=single(0):single(0.1):single(0.5), i, end, catch e, disp(e.message), end
for i=single(0):single(0.1):single(0.5), class(i), end
for i=single(16777216):single(16777220), disp(i), end
for i=uint8(3):-1:0, printf('%d ',i), end
for i=uint8(250):255, printf('%d ',i), end
for i='a':'e', printf('%s,',i), end
x = 'a':'e', for i=1:'c'-'a', i, end, class(1:'c'), class('a':'c')
