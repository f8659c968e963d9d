function varargout = textread (filename, format, varargin)
  % Reads columns of a text file.
  if (nargin < 1)
    print_usage ();
  end
  if (! ischar (filename))
    error ("textread: FILENAME and FORMAT arguments must be strings");
  end
  if (nargin < 2)
    format = "%f";
  end
  if (! exist (filename, "file"))
    error ("textread: could not open '%s' for reading", filename);
  end
  k = find (cellfun ("isclass", varargin, "char"));
  for i = k(:).'
    if (strcmpi (varargin{i}, "headerlines"))
      skip = varargin{i+1};
      varargin(i:i+1) = [];
      text = fileread (filename);
      ends = find (text == "\n");
      text = text(ends(skip)+1:end);
      [varargout{1:max (nargout, 1)}] = strread (text, format, varargin{:});
      return;
    end
  end
  [varargout{1:max (nargout, 1)}] = strread (fileread (filename), format, varargin{:});
end
