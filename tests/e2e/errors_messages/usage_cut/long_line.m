% it says in one line, and that line is far longer than what anybody could want to read at once
function long_line (x)
  print_usage ();
end
