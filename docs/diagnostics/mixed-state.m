% Give the variable one class and known extents, and initialise all of them together: `if isempty(n), n = 0; end`.
%% args: double
%% instances
function y = example(x)
  persistent seen
  seen{end + 1} = x;
  y = numel(seen);
end
