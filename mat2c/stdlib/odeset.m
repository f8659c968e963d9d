function odestruct = odeset (varargin)
  % Options of the ODE solvers.
  names = {"AbsTol", "BDF", "Events", "InitialSlope", "InitialStep", "JConstant", "JPattern", "Jacobian", ...
           "MStateDependence", "Mass", "MassSingular", "MaxOrder", "MaxStep", "MvPattern", "NonNegative", ...
           "NormControl", "OutputFcn", "OutputSel", "Refine", "RelTol", "Stats", "Vectorized"};
  if (nargin == 0 && nargout == 0)
    printf ("List of the most common ODE solver options.\n");
    printf ("%s\n", names{:});
    return;
  end
  odestruct = struct ();
  k = 1;
  while (k <= nargin && isstruct (varargin{k}))
    keys = fieldnames (varargin{k});
    for i = 1:numel (keys)
      value = varargin{k}.(keys{i});
      if (! isempty (value) || ! isfield (odestruct, keys{i}))
        odestruct.(keys{i}) = value;
      end
    end
    k = k + 1;
  end
  if (mod (nargin - k + 1, 2) != 0)
    error ("odeset: FIELD/VALUE arguments must occur in pairs");
  end
  for i = k:2:nargin
    if (! ischar (varargin{i}))
      error ("odeset: All FIELD names must be strings");
    end
    match = find (strcmpi (varargin{i}, names));
    if (isempty (match))
      match = find (strncmpi (varargin{i}, names, numel (varargin{i})));
    end
    if (isempty (match))
      warning ("Octave:invalid-input-arg", "odeset: unknown option \"%s\"", varargin{i});
      key = varargin{i};
    else
      key = names{match(1)};
    end
    odestruct.(key) = varargin{i+1};
  end
  for i = 1:numel (names)
    if (! isfield (odestruct, names{i}))
      odestruct.(names{i}) = [];
    end
  end
end
