function kind = __exist_among__ (listed, name, varargin)
  % What exist says of a name that is no variable. The list has a line for each function of the
  % program, with its name and a number.
  kind = exist (name, varargin{:});
  if (ischar (name) && (kind == 0 || kind == 103) && ! (nargin == 3 && strcmp (varargin{1}, "var")))
    start = ["\n", strrep([name, " "], ".m ", " ")];
    at = strfind (listed, start);
    if (isempty (at))
      kind = 0; % it stands behind the first function of its file
    else
      kind = sscanf (listed(at(1) + numel (start):end), "%d", 1);
      if (nargin == 3 && kind != 2)
        kind = 0;
      endif
    endif
  endif
endfunction
