function text = getReport (ME, kind, varargin)
  % What is said of an error: its place, its message, and, unless the kind is "basic", the calls that led there.
  if (nargin < 1)
    print_usage ();
  elseif (nargin < 2)
    kind = "extended";
  elseif (! any (strcmpi (kind, {"extended", "basic"})))
    error ("getReport: the kind must be 'extended' or 'basic'");
  end
  text = ME.message;
  calls = ME.stack;
  if (isempty (calls))
    return;
  end
  text = sprintf ("Error using %s (line %d)\n%s", calls(1).name, calls(1).line, text);
  for k = 2:numel (calls) * strcmpi (kind, "extended")
    text = sprintf ("%s\n\nError in %s (line %d)", text, calls(k).name, calls(k).line);
  end
end
