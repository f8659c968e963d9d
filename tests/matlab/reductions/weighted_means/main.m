% "mean": Weights
%#dialect matlab
x = [1 2 3; 4 5 6];
assert(isequal(mean(x, Weights=[1 2]), [3 4 5]));
assert(isequal(mean(x, 2, 'Weights', [1 1 2]), [2.25; 5.25]));
assert(isequal(mean(x, 1, 'Weights', [1; 3]), [3.25 4.25 5.25]));
assert(isequal(mean([1 2 6], Weights=[1 1 2]), 3.75));
assert(isequal(mean([1 2 6]', "Weights", [1 1 2]), 3.75));
w = [1 0 0; 0 0 3];
assert(isequal(mean(x, 'all', Weights=w), 19 / 4));
assert(isequal(mean(x, [1 2], Weights=w), 19 / 4));
assert(isnan(mean([1 NaN 3], Weights=[1 2 1])));
assert(isequal(mean([1 NaN 3], "omitnan", Weights=[1 2 3]), 2.5));
assert(isequal(class(mean(single([1 2]), Weights=[1 1])), 'single'));
try
  mean(x, Weights=[1 2 3]);
  assert(false);
catch e
  assert(contains(e.message, 'weights'));
end
disp('passed')
