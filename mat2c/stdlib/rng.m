function s = rng (varargin)
  % Seeds the generators of random numbers, or gives their states.
  before = struct ("Type", "twister", "Seed", "Not applicable");
  before.State = {rand("twister"), randn("twister")};
  if (nargin == 0 || nargout > 0)
    s = before;
  end
  if (nargin == 0)
    return;
  elseif (nargin > 2)
    print_usage ();
  elseif (nargin == 2 && ! any (strcmp (varargin{2}, {"twister", "v5uniform", "v5normal"})))
    error ("rng: unknown random number generator \"%s\"", varargin{2});
  end
  seed = varargin{1};
  if (isstruct (seed))
    rand ("twister", seed.State{1});
    randn ("twister", seed.State{2});
    return;
  elseif (strcmp (seed, "default"))
    seed = 0;
  elseif (strcmp (seed, "shuffle"))
    seed = round (1000 * now ());
  elseif (! (isnumeric (seed) && isscalar (seed) && seed >= 0))
    print_usage ();
  end
  rand ("twister", seed);
  randn ("twister", seed);
end
