% counts and last elements of ranges whose step is no binary fraction
steps = [0.1 0.2 0.3 0.7 1/3 0.05];
for s = steps
  r = 0:s:1;
  printf('%g: %d elements, last %.15g\n', s, numel(r), r(end));
end
numel(1:0.2:2), numel(0:0.1:0.3), numel(-1:0.1:1), numel(10:-0.1:9)
r = 0:0.1:1; r(4) == 0.3, r(8) == 0.7
sum(0:0.01:1)
all(diff(0:0.25:2) == 0.25)
