% "findgroups", "splitapply": groups by values, and what a function gives for each
[G, ID] = findgroups ([5; 3; 5; NaN]);
assert (G, [2; 1; 2; NaN])
assert (ID, [3; 5])
[G, names, ages] = findgroups ({'b'; 'a'; 'b'; 'b'}, [1; 1; 2; 1]);
assert (G, [2; 1; 3; 2])
assert (names, {'a'; 'b'; 'b'})
assert (ages, [1; 1; 2])
assert (findgroups ([3 1 3]), [2 1 2])
heights = [71; 69; 64; 67];
assert (splitapply (@mean, heights, [1; 1; 2; 2]), [70; 65.5])
assert (splitapply (@(x, y) sum (x .* y), [1; 2; 3], [4; 5; 6], [1; 2; 1]), [22; 10])
[least, most] = splitapply (@(x) deal (min (x), max (x)), heights, [1; 2; 2; 1]);
assert ([least, most], [67 71; 64 69])
C = splitapply (@(x) {x}, heights, [1; 2; 2; 1]);
assert (C, {[71; 67]; [69; 64]})
failed = false;
try
  splitapply (@mean, heights, [1; 3; 3; 1]);
catch
  failed = true;
end
assert (failed)
disp ('passed')
