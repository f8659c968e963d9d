function ME = MException (identifier, template, varargin)
  % An error that has not happened yet, as errors are caught: its text, its name, and no calls.
  if (nargin < 2)
    print_usage ();
  elseif (! ischar (identifier) || ! ischar (template))
    error ("MException: the identifier and the message must be texts");
  end
  ME = struct ("message", sprintf (template, varargin{:}), "identifier", identifier, "stack", []);
  ME.stack = repmat (struct ("file", "", "name", "", "line", 0, "column", 0), 0, 1);
  ME = __exception__ (ME);
end
