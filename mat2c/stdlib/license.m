function r = license (varargin)
  % The license of the language's reference implementation, and what is available.
  if (nargin == 0)
    r = "GNU General Public License";
    return;
  end
  switch (lower (varargin{1}))
    case "inuse"
      r = struct ("feature", "octave", "user", getenv ("USER"));
    case "test"
      r = nargin > 1 && strcmpi (varargin{2}, "octave");
    case "checkout"
      r = nargin > 1 && strcmpi (varargin{2}, "octave");
    otherwise
      print_usage ();
  end
end
