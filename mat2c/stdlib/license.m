function [r, errmsg] = license (varargin)
  % The license of the language's reference implementation, and what is available.
  if (nargin == 0)
    r = "GNU General Public License";
    return;
  end
  switch (lower (varargin{1}))
    case "inuse"
      r = struct ("feature", "octave", "user", getenv ("USER"));
    case "test"
      if (nargin > 2 && ! any (strcmpi (varargin{3}, {"enable", "disable"})))
        error ("license: TOGGLE must be enable or disable");
      end
      r = nargin > 1 && strcmpi (varargin{2}, "octave");
    case "checkout"
      r = nargin > 1 && strcmpi (varargin{2}, "octave");
      errmsg = "";
      if (! r)
        errmsg = sprintf ("No package named \"%s\" installed", varargin{2});
      end
    otherwise
      print_usage ();
  end
end
