function varargout = completion_append_char (new, place)
  % The character behind a completed name, kept for programs that ask.
  persistent now = " ";
  if (nargin > 2)
    print_usage ();
  end
  varargout = {};
  if (nargin == 0 || nargout > 0)
    varargout = {now};
  end
  if (nargin > 0)
    if (! ischar (new) || numel (new) > 1)
      error ("completion_append_char: argument must be a single character");
    end
    now = new;
  end
end
