x = [1 2 3];
y = sum(x)
if y > 5, disp('ok'), end
z = x'