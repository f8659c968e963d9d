function [style, color, marker, msg] = colstyle (format)
  % The line style, color and marker of a format such as "r--o".
  if (nargin != 1)
    print_usage ();
  elseif (! ischar (format))
    error ("colstyle: STYLE must be a string");
  end
  style = color = marker = msg = [];
  names = {"black", "red", "green", "yellow", "blue", "magenta", "cyan", "white"};
  letters = "krgybmcw";
  rest = format;
  while (! isempty (rest))
    used = 1;
    long = find (cellfun (@(n) strncmp (rest, n, numel (n)), names), 1);
    if (strncmp (rest, "--", 2) || strncmp (rest, "-.", 2))
      style = rest(1:2);
      used = 2;
    elseif (any (rest(1) == "-:"))
      style = rest(1);
    elseif (! isempty (long))
      color = letters(long);
      used = numel (names{long});
    elseif (any (rest(1) == letters))
      color = rest(1);
    elseif (any (rest(1) == "+o*.xsd^v><ph|_"))
      marker = rest(1);
    elseif (rest(1) == ";")
      used = [find(rest(2:end) == ";", 1) + 1, numel(rest)](1);
    elseif (rest(1) != " ")
      msg = sprintf ("colstyle: unrecognized format character: '%s'", rest(1));
      style = color = marker = [];
      return;
    end
    rest(1:used) = [];
  end
  if (isempty (style) && ! isempty (marker))
    style = "none";
  elseif (isempty (marker) && ! isempty (style))
    marker = "none";
  end
end
