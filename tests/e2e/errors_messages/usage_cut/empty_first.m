%
% behind an empty line
%
% not this
function empty_first (x)
  print_usage ();
end
