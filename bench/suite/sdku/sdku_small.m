% A square of 4 x 4, an easy one of 9 x 9 and one without solution.
P = [1 0 0 0; 0 0 3 0; 0 4 0 0; 0 0 0 2];
[dom, sets] = setup(P, 2);
size(dom), size(sets)
sets(:, :, 9)
[S, tries] = solve(dom, sets, 0, 0, true, 4, 2, 100)
P = [0 0 0 0; 0 0 0 0; 0 0 0 0; 0 0 0 0];
[dom, sets] = setup(P, 2);
[S, tries] = solve(dom, sets, 0, 0, true, 4, 2, 100)
unique(S)'
P = [1 2 3 0; 0 0 0 4; 0 0 0 0; 0 0 0 0];
[dom, sets] = setup(P, 2);
[S, tries] = solve(dom, sets, 0, 0, true, 4, 2, 100)
