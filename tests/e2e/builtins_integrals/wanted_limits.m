% Integrals over areas want a function and limits that are numbers.
tries = {@() integral2(0, 1, 2, 3, 4), @() integral2(@plus, [1 1], 2, 3, 4), @() quad2d(0, 1, 2, 3, 4), ...
         @() quad2d(@plus, 1, [2 2], 3, 4), @() integral3(0, 1, 2, 3, 4, 5, 6), ...
         @() integral3(@(x, y, z) x, [1 1], 2, 3, 4, 5, 6)};
for k = 1:numel (tries)
  try
    disp (tries{k}())
  catch e
    disp (e.message)
  end
end
printf ("%.6f\n", integral2 (@(x, y) x .* y, 1, 2, 3, 4), quad2d (@(x, y) x + y, 0, 1, 0, 2));
