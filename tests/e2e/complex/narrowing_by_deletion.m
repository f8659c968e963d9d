% Elements that stay of complex arrays may all be real.
z = [1+2i 3 4 5i]; z([1 4]) = []
z = [1+2i 3 4 5i]; z(1) = []; z(end) = []
z = [1+2i 3; 4 5]; z(:, 1) = []
y = [1+2i 3 4]; y = y(2:3)
z = {1+2i, 3}; z(1) = []
