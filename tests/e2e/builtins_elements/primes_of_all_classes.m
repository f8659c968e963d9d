1;
function show (f, varargin)
  try
    x = feval (f, varargin{:})
  catch err
    disp (err.message);
  end
end
show ('isprime', uint64 ([18446744073709551557, 18446744073709551555]));
show ('isprime', [1 + 2i, 3i, 5i, 4, 3 + 4i]);
show ('isprime', [-3, 4, 7; 25, 49, 1369]);
show ('isprime', Inf);
show ('isprime', 2.5i);
show ('isprime', {7});
show ('isprime', 1e15 + 37);
show ('factor', uint64 (18446744073709551557));
[p, n] = factor (uint64 (3) ^ 20 * 2 ^ 8)
show ('factor', single (16777216));
show ('factor', single (16777218));
show ('factor', flintmax + 2);
show ('factor', 6i);
show ('factor', [4, 6]);
show ('primes', NaN);
show ('primes', 3i);
show ('primes', [3, 5]);
show ('lcm', -4, 6);
show ('lcm', int8 (-4), int8 (-6));
show ('lcm', [4, 6], 6, [10, 15]);
show ('lcm', [4, 6], [1, 2, 3]);
show ('lcm', 2.5, 5);
show ('lcm', {4}, 5);
a = lcm (-6, 4);
if a < 0
  disp (a);
end
show ('beta', -0.5, 1);
show ('beta', [2, 3, -2.5], 1.5);
show ('beta', [1, 2], [1, 2, 3]);
show ('beta', 1i, 2);
show ('beta', int8 (3), 2);
show ('betaln', [1, 2], [1; 2]);
show ('ellipke', [0, 0.5, 1, -3]);
[k, e] = ellipke ([-Inf; 0.99])
show ('ellipke', 1.5);
show ('ellipke', NaN);
show ('ellipke', 2i);
show ('ellipke', 0.5, -1);
