% DOCUMENTED  does this
%   documented (x)
%
% more
function documented (x)
  helper ();
end
function helper ()
  print_usage ('documented');
end
