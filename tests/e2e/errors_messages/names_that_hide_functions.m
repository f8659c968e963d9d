% A note where a subscript on a variable with the name of a function is wrong; -0 as a subscript.
str2double = ''; try, str2double(4), catch e, disp(e.message), end
sum = [1 2 3]; try, sum(5), catch e, disp(e.message), end
try, sum(1.5), catch e, disp(e.message), end
try, sum(0) = 1; catch e, disp(e.message), end
strsplit = {1}; try, strsplit{2}, catch e, disp(e.message), end
my_own_name = 3; try, my_own_name(2), catch e, disp(e.message), end
lengt = 3; try, lengt(2), catch e, disp(e.message), end
x1 = [1 2 3]; try, x1(-0), catch e, disp(e.message), end
try, x1(1, -0), catch e, disp(e.message), end
z1 = -0; try, x1(z1) = 1; catch e, disp(e.message), end
try, sub2ind([2 2], [Inf 2], [1 2]), catch e, disp(e.message), end
