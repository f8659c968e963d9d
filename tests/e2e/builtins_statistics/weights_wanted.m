% What variances say to weights and dimensions that can't be.
tries = {@() var(ones (2, 2), [1 2], [1 2]), @() var([1 2], [1 2], "all"), @() var([1 2], [1 2 3]), ...
         @() var(1, [1 2]), @() var([1 2], [1 2], 1), @() var(1, [], ones (2, 2)), @() std(1, [], 1.5), ...
         @() std([1 2; 3 4], 0, 0), @() std([1 2; 3 4], [1 2 3])};
for k = 1:numel (tries)
  try
    disp (tries{k}())
  catch e
    disp (e.message)
  end
end
disp (var ([1 2; 3 5], 0, "all"))
disp (var ([1 2; 3 5], [1 3], 2))
