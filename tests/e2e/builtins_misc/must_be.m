1;
% the validators of arguments, called as functions
function half(x), mustBeNumeric(x); mustBePositive(x); disp(x / 2); end
half(3)
x = [1 -2 3 NaN Inf];
tests = {@() half(-1), @() half('a'), @() mustBePositive(x), @() mustBeInteger(1.5), @() mustBeInteger('a'), ...
  @() mustBeFinite(x), @() mustBeNonNan(x), @() mustBeNonempty([]), @() mustBeNonzero([0 1 0]), @() mustBeReal(1i), ...
  @() mustBeMember('c', {'a', 'b'}), @() mustBeGreaterThan(x, 2), @() mustBeLessThanOrEqual([1 2; 3 4], 2), ...
  @() mustBeNumericOrLogical('abc'), @() mustBePositive(), @() mustBeNonnegative(int8(-5)), @() mustBeNegative([])};
for k = 1:numel(tests), try, tests{k}(); disp('fine'), catch e, disp(e.message), end, end
