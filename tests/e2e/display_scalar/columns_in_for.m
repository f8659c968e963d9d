for v = [1.5 2; 3 4], v, end
for s = {'a', 2}, s, end
k = 3; k, k(2) = 4.5, k(1) = []
