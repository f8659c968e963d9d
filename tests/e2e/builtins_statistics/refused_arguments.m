1; % What moment, statistics, uniquetol and the moving functions say about arguments that they do not take.
function t (f)
  try, f (), catch e, printf ("%s | %s\n", e.message, e.identifier), end
end
t (@() moment (1:3, 2, 3, 4)), t (@() moment (1:3, 2, ones (2))), t (@() moment (1:3, 2, 1.5)), t (@() moment (1:3, 2, "c", 2))
t (@() statistics (1, ones (2))), t (@() statistics (1, 1.5)), t (@() statistics (1, 0)), t (@() statistics (1, 3))
t (@() statistics (logical ([1 0 1 1]))), t (@() statistics ("abc"))
t (@() uniquetol (int8 (1))), t (@() uniquetol (1i)), t (@() uniquetol (1, int8 (1))), t (@() uniquetol (1, 2i))
t (@() movfun (@mean, 1:5, 1)), t (@() movfun (@mean, 1:5, [1 2 3])), t (@() movfun (@mean, 1:5, -1)), t (@() movmean (1:3, 9))
t (@() movfun (@(x) [min(x), max(x)], (1:10).', 3, "Outdim", 3)), t (@() movslice (1, 3)), t (@() movslice (-1, 3))
