% Driver of the sudoku program, published size.
P = [0 0 0 0 0 5 0 8 0
     0 0 0 6 0 1 0 4 3
     0 0 0 0 0 0 0 0 0
     0 1 0 5 0 0 0 0 0
     0 0 0 1 0 6 0 0 0
     3 0 0 0 0 0 0 0 5
     5 3 0 0 0 0 0 6 1
     0 0 0 0 0 0 0 0 4
     0 0 0 0 0 0 0 0 0];
[dom, sets] = setup(P, 3);
[S, tries] = solve(dom, sets, 0, 0, true, 9, 3, 60);
disp(isempty(S)), disp(tries)
P = [8 0 0 0 0 0 0 0 0
     0 0 3 6 0 0 0 0 0
     0 7 0 0 9 0 2 0 0
     0 5 0 0 0 7 0 0 0
     0 0 0 0 4 5 7 0 0
     0 0 0 1 0 0 0 3 0
     0 0 1 0 0 0 0 6 8
     0 0 8 5 0 0 0 1 0
     0 9 0 0 0 0 4 0 0];
[dom, sets] = setup(P, 3);
[S, tries] = solve(dom, sets, 0, 0, true, 9, 3, 10000);
disp(S)
tries
unique(sum(S))
