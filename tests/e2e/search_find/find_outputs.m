x = [0 3 0 7 9];
find(x), find(x'), find(x, 1), find(x, 2), find(x, 1, 'last'), find(x > 5), find(x < 0), size(find(x < 0)), size(find(x' < 0))
A = [0 2; 3 0; 4 5];
find(A), [r, c] = find(A), [r, c, v] = find(A), find(A > 3)', [r, c] = find(A == 99)
find([]), find(5), find(0), find('a'), find(true)
