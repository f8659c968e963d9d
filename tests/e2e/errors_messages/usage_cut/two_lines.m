% first line of the help text, which is rather long
% second line, cut
function two_lines (x)
  print_usage ();
end
