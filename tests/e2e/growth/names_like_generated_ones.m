x_cap = 3; x = []; for k=1:5, x(end+1) = k*x_cap; end, x, x_cap, highest_1 = 2; x([1 2]+highest_1)
