function varargout = calendar (varargin)
  % A month, as a 6-by-7 matrix or printed.
  if (nargin > 2)
    print_usage ();
  end
  if (nargin == 0)
    v = clock ();
    y = v(1);
    m = v(2);
    d = v(3);
  elseif (nargin == 1)
    v = datevec (varargin{1});
    y = v(1);
    m = v(2);
    d = v(3);
  else
    y = varargin{1};
    m = varargin{2};
    d = [];
  end
  c = zeros (7, 6);
  first = weekday (datenum (y, m, 1));
  n = eomday (y, m);
  c(first:first+n-1) = 1:n;
  if (nargout > 0)
    varargout{1} = c.';
    return;
  end
  days = sprintf ("    %2d    %2d    %2d    %2d    %2d    %2d    %2d\n", c);
  if (! isempty (d))
    at = regexp (days, sprintf (' %d\\>', d), "once");
    days(at) = "*";
  end
  names = {"Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
  printf ("%20s%s %d\n", "", names{m}, y);
  printf ("     S     M    Tu     W    Th     F     S\n");
  printf ("%s", days);
end
