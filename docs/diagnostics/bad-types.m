% Write the types as in `'double(3,4), int32, double(:,:)'`, at most one an input.
%% args: double, double
function y = example(x)
  y = 2 * x;
end
