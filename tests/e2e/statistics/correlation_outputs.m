% Correlations with p-values and intervals; periodograms; names and values of a struct as a row of cells.
[r, p] = corrcoef ([1 2 3 4]', [1 3 2 5]')
corrcoef ([1 2; 3 5; 4 4]), corrcoef ([]), corrcoef (5)
[r, p, l, u] = corrcoef ([1 2 3 4 5]', [1 3 2 5 4]')
r = corrcoef ([1 2 NaN 4; 2 3 1 9]', "rows", "complete")
try, corrcoef (1:3, 1:4), catch e, disp (e.message), end
[pxx, w] = periodogram ([1 2 3 4], [], 4)
[pxx, w] = periodogram ([1 2 3 4 5], [], 8, 10);
pxx', w'
c = namedargs2cell (struct ("a", 1, "b", "x"))
x = hsv2rgb (uint8 (cat (3, [170 85], [255 255], [255 0])))
