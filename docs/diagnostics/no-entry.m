% Only function files can be entries beside the first: `mat2c f.m g.m`.
%% args: double
%% more: main.m
function y = example(x)
  y = 2 * x;
end
%% file main.m
disp(1)
