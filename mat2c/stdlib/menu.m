function choice = menu (title, varargin)
  % Prints numbered options and asks for one of them.
  if (nargin < 2)
    print_usage ();
  end
  if (! ischar (title))
    error ("menu: TITLE must be a string");
  elseif (nargin > 2 && ! iscellstr (varargin))
    error ("menu: All OPTIONS must be strings");
  elseif (! ischar (varargin{1}) && ! iscellstr (varargin{1}))
    error ("menu: OPTIONS must be string or cell array of strings");
  end
  if (iscell (varargin{1}))
    varargin = varargin{1};
  end
  while (true)
    if (! isempty (title))
      printf ("%s\n", title);
    end
    printf ("\n");
    for k = 1:numel (varargin)
      printf ("  [%2d] %s\n", k, varargin{k});
    end
    printf ("\n");
    said = input ("Select a number: ", "s");
    if (isempty (said))
      continue;
    end
    number = str2double (said);
    if (number == fix (number) && number >= 1 && number <= numel (varargin))
      choice = number;
      return;
    end
    warning ("menu: input invalid or out of range\n");
  end
end
