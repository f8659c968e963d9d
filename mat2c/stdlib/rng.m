function s = rng (varargin)
  % Seeds the generators of random numbers, or gives their states.
  persistent last = 0;
  before = struct ("Type", "twister", "Seed", "Not applicable");
  if (__speaks_matlab__ ())
    before.Seed = last;
  end
  before.State = {rand("twister"), randn("twister")};
  if (nargin == 0 || nargout > 0)
    s = before;
  end
  if (nargin == 0)
    return;
  elseif (nargin > 2 || isempty (varargin{1}))
    print_usage ();
  end
  seed = varargin{1};
  if (nargin == 2)
    if (isstruct (seed) || strcmp (seed, "default"))
      print_usage ();
    elseif (! ischar (varargin{2}))
      error ("rng: GENERATOR must be a string");
    elseif (! any (strcmp (varargin{2}, {"twister", "v5uniform", "v5normal", "v4", "philox", ...
                                         "threefry", "combRecursive", "multFibonacci", "simdTwister", ...
                                         "dsfmt19937", "mt19937ar"})))
      error ("rng: unknown random number generator \"%s\"", varargin{2});
    elseif (! any (strcmp (varargin{2}, {"twister", "v5uniform", "v5normal"})))
      error ("rng: random number generator \"%s\" is not available in Octave", varargin{2});
    end
  end
  if (isstruct (seed))
    if (! isscalar (seed))
      print_usage ();
    elseif (! all (isfield (seed, {"Type", "Seed", "State"})))
      error ('rng: input structure requires "Type", "Seed", "State" fields"');
    end
    rand ("twister", seed.State{1});
    randn ("twister", seed.State{2});
    last = seed.Seed;
    return;
  elseif (strcmp (seed, "default"))
    seed = 0;
  elseif (strcmp (seed, "shuffle"))
    seed = mod (round (1e6 * now () * 86400), 2 ^ 32);
  elseif (! (isnumeric (seed) && isreal (seed) && isscalar (seed) && seed >= 0))
    print_usage ();
  end
  last = seed;
  if (__speaks_matlab__ () && ! strcmp (varargin{1}, "shuffle"))
    __matlab_twister__ (double (seed));
  else
    rand ("twister", seed);
  end
  randn ("twister", seed);
end
