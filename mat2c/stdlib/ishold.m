function tf = ishold (varargin)
  % Nothing is drawn: nothing is kept.
  if (nargin > 1)
    print_usage ();
  end
  tf = false;
end
