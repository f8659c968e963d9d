% Moving functions that leave out the windows which reach beyond the ends.
disp (movmean ([1 2 3 4 9], 3, 'Endpoints', 'discard'))
disp (movmean ([1 2 3 4; 5 6 7 9]', 3, 'Endpoints', 'discard'))
disp (movsum ([1 2 3 4 9], 2, 'Endpoints', 'discard'))
disp (movmax ([1 2 3 4 9; 3 4 5 6 7], [2 1], 2, 'Endpoints', 'discard'))
disp (movmin ([1 2; 3 4; 0 9], 2, 'Endpoints', 'discard'))
disp (movmedian ([1 2 3 4 9], 4, 'Endpoints', 'discard'))
x = movfun (@mean, (1:6)', [1 0], 'Endpoints', 'discard')
y = movfun (@(w) [min(w), max(w)], (1:5)', 3, 'Endpoints', 'discard', 'outdim', [1 2])
