% Give extents a bound, as in `'double(1,:100)'` or `n = min(n, int32(50))`, and make arrays in one go, not by appending.
%% args: double(1,:100)
%% no-heap
function y = example(x)
  y = x(x > 0);
end
