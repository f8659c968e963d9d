function s = rng (varargin)
  % Seeds the random number generators.
  if (nargout > 0)
    s = struct ("Type", "twister", "Seed", 0, "State", rand ("twister"));
  end
  if (nargin == 0)
    return;
  end
  seed = varargin{1};
  if (isstruct (seed))
    rand ("twister", seed.State);
    return;
  elseif (ischar (seed))
    switch (lower (seed))
      case "default"
        seed = 0;
      case "shuffle"
        seed = round (1000 * now ());
      otherwise
        error ("rng: argument must be \"shuffle\" or \"default\"");
    end
  end
  rand ("twister", seed);
  randn ("twister", seed);
  rande ("twister", seed);
end
