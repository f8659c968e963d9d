function file = __which_of__ (listed, name)
  % The file that a function of the program is from. The list has a line for each, with its name
  % and its file.
  file = "";
  start = ["\n", strrep([name, " "], ".m ", " ")];
  at = strfind (listed, start);
  if (! isempty (at))
    file = strtok (listed(at(1) + numel (start):end), "\n");
  elseif (exist (name) == 2 || exist (name) == 5)
    file = "built-in function";
  endif
endfunction
