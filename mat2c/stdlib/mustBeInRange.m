function mustBeInRange (x, low, high, varargin)
  % Fails unless all elements are in the range: "inclusive", "exclusive", "exclude-lower" or "exclude-upper".
  if (nargin < 3)
    print_usage ();
  end
  closed = [true, true];
  for k = 1:numel (varargin)
    switch (lower (varargin{k}))
      case "inclusive"
      case "exclusive"
        closed = [false, false];
      case "exclude-lower"
        closed(1) = false;
      case "exclude-upper"
        closed(2) = false;
      otherwise
        error ("mustBeInRange: unknown flag '%s'", varargin{k});
    end
  end
  good = x > low & x < high | closed(1) & x == low | closed(2) & x == high;
  brackets = {"(", ")"; "[", "]"};
  what = "be in the range %s%g, %g%s";
  __must__ (mfilename (), inputname (1), all (good(:)), what, brackets{closed(1)+1,1}, low, high, brackets{closed(2)+1,2});
end
