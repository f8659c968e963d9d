function [stack, at] = dbstack (varargin)
  % The calls under way, without as many of the innermost as is asked for.
  if (nargin > 2)
    print_usage ();
  end
  left_out = 0;
  for k = 1:nargin
    option = varargin{k};
    if (iscell (option))
      error ("octave_base_value::int_value (): wrong type argument 'cell'");
    elseif (! ischar (option))
      left_out = fix (option(1));
    elseif (! isnan (str2double (option)))
      left_out = fix (str2double (option));
    end
    if (left_out < 0)
      error ("dbstack: N must be a non-negative integer");
    end
  end
  calls = __call_stack__ ();
  all_of_them = numel (calls);
  calls(1:min (left_out, end)) = [];
  if (isempty (calls))
    calls = reshape (calls, 1, 0);
  end
  if (nargout > 0)
    stack = calls;
    at = 1;
  elseif (all_of_them > 0)
    width = max ([0, cellfun(@numel, {calls.name})]);
    printf ("stopped in:\n\n");
    for k = 1:numel (calls)
      mark = mark_of (k + left_out == 1);
      printf ("  %3s %*s at line %d [%s]\n", mark, width, calls(k).name, calls(k).line, calls(k).file);
    end
  end
end
function mark = mark_of (is_current)
  mark = "";
  if (is_current)
    mark = "-->";
  end
end
