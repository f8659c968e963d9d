% Signed zeros and missing values, and operands that are no numbers.
1 / det (-0), 1 / det ([0 0; -1 0]), 1/det([0 -0;1 -0]), 1/det([-0 1; 0 1]), 1/det([-1 2; 0 0]), 1/det(diag([-1 0])), 1/det([1 1;1 1]), 1/det([-1 1 0;0 0 1;0 0 1]), 1/det (complex(-0,0)), 1/det([0 1;-1 0; ]), det(-1), 1/det(single(-0))
a = num2cell (sparse ([1 0 2]))
try, num2cell (@sin), catch e, disp (e.message), end
class (primes (true))
num2cell (sparse ([1 0 2; 3 4 5]), 1)
any (struct ()), all (@sin), any ({}), all ({1,2}), any (struct ("a", {1,2}), 1), any (containers.Map ())
1 ./ cumsum (-0), 1 ./ cumsum ([-0 -0 1]), 1 ./ cumsum ([-0 -0; 1 -0], 2), 1 ./ cumsum (single (-0)), 1 ./ cumsum (-0i), cumsum (int8 ([100 100])), cumsum ([true true]), cumsum (zeros (0, 3))
x = [NA 1 -2 0 NaN]; isna (sign (x)), isna (gamma (x)), isna (sign (single (x)))
for k = 1:2, y = sign (k - 1.5), end
f = {@sign, @gamma, @lgamma, @erf, @abs, @floor, @sqrt, @sum, @cumsum, @prod};
for k = 1:numel (f)
  printf ("%s %d\n", func2str (f{k}), isna (f{k}(NA)));
end
