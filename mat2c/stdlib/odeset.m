function odestruct = odeset (varargin)
  % Options of the ODE solvers. Names are compared with constants, so that the fields are known
  % where the names are.
  if (nargin == 0 && nargout == 0)
    printf ("List of the most common ODE solver options.\n");
    names = fieldnames (odeset ());
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
    key = full_name (varargin{i});
    odestruct.(key) = varargin{i+1};
  end
  if (! isfield (odestruct, "AbsTol"))
    odestruct.AbsTol = [];
  end
  if (! isfield (odestruct, "BDF"))
    odestruct.BDF = [];
  end
  if (! isfield (odestruct, "Events"))
    odestruct.Events = [];
  end
  if (! isfield (odestruct, "InitialSlope"))
    odestruct.InitialSlope = [];
  end
  if (! isfield (odestruct, "InitialStep"))
    odestruct.InitialStep = [];
  end
  if (! isfield (odestruct, "JConstant"))
    odestruct.JConstant = [];
  end
  if (! isfield (odestruct, "JPattern"))
    odestruct.JPattern = [];
  end
  if (! isfield (odestruct, "Jacobian"))
    odestruct.Jacobian = [];
  end
  if (! isfield (odestruct, "MStateDependence"))
    odestruct.MStateDependence = [];
  end
  if (! isfield (odestruct, "Mass"))
    odestruct.Mass = [];
  end
  if (! isfield (odestruct, "MassSingular"))
    odestruct.MassSingular = [];
  end
  if (! isfield (odestruct, "MaxOrder"))
    odestruct.MaxOrder = [];
  end
  if (! isfield (odestruct, "MaxStep"))
    odestruct.MaxStep = [];
  end
  if (! isfield (odestruct, "MvPattern"))
    odestruct.MvPattern = [];
  end
  if (! isfield (odestruct, "NonNegative"))
    odestruct.NonNegative = [];
  end
  if (! isfield (odestruct, "NormControl"))
    odestruct.NormControl = [];
  end
  if (! isfield (odestruct, "OutputFcn"))
    odestruct.OutputFcn = [];
  end
  if (! isfield (odestruct, "OutputSel"))
    odestruct.OutputSel = [];
  end
  if (! isfield (odestruct, "Refine"))
    odestruct.Refine = [];
  end
  if (! isfield (odestruct, "RelTol"))
    odestruct.RelTol = [];
  end
  if (! isfield (odestruct, "Stats"))
    odestruct.Stats = [];
  end
  if (! isfield (odestruct, "Vectorized"))
    odestruct.Vectorized = [];
  end
end
function name = full_name (text)
  % The option that is meant: its name in any case, or the beginning of it.
  switch (lower (text))
    case "abstol"
      name = "AbsTol";
    case "bdf"
      name = "BDF";
    case "events"
      name = "Events";
    case "initialslope"
      name = "InitialSlope";
    case "initialstep"
      name = "InitialStep";
    case "jconstant"
      name = "JConstant";
    case "jpattern"
      name = "JPattern";
    case "jacobian"
      name = "Jacobian";
    case "mstatedependence"
      name = "MStateDependence";
    case "mass"
      name = "Mass";
    case "masssingular"
      name = "MassSingular";
    case "maxorder"
      name = "MaxOrder";
    case "maxstep"
      name = "MaxStep";
    case "mvpattern"
      name = "MvPattern";
    case "nonnegative"
      name = "NonNegative";
    case "normcontrol"
      name = "NormControl";
    case "outputfcn"
      name = "OutputFcn";
    case "outputsel"
      name = "OutputSel";
    case "refine"
      name = "Refine";
    case "reltol"
      name = "RelTol";
    case "stats"
      name = "Stats";
    case "vectorized"
      name = "Vectorized";
    otherwise
      name = text;
      found = 0;
      if (! found && strncmpi (text, "AbsTol", numel (text)))
        name = "AbsTol";
        found = 1;
      end
      if (! found && strncmpi (text, "BDF", numel (text)))
        name = "BDF";
        found = 1;
      end
      if (! found && strncmpi (text, "Events", numel (text)))
        name = "Events";
        found = 1;
      end
      if (! found && strncmpi (text, "InitialSlope", numel (text)))
        name = "InitialSlope";
        found = 1;
      end
      if (! found && strncmpi (text, "InitialStep", numel (text)))
        name = "InitialStep";
        found = 1;
      end
      if (! found && strncmpi (text, "JConstant", numel (text)))
        name = "JConstant";
        found = 1;
      end
      if (! found && strncmpi (text, "JPattern", numel (text)))
        name = "JPattern";
        found = 1;
      end
      if (! found && strncmpi (text, "Jacobian", numel (text)))
        name = "Jacobian";
        found = 1;
      end
      if (! found && strncmpi (text, "MStateDependence", numel (text)))
        name = "MStateDependence";
        found = 1;
      end
      if (! found && strncmpi (text, "Mass", numel (text)))
        name = "Mass";
        found = 1;
      end
      if (! found && strncmpi (text, "MassSingular", numel (text)))
        name = "MassSingular";
        found = 1;
      end
      if (! found && strncmpi (text, "MaxOrder", numel (text)))
        name = "MaxOrder";
        found = 1;
      end
      if (! found && strncmpi (text, "MaxStep", numel (text)))
        name = "MaxStep";
        found = 1;
      end
      if (! found && strncmpi (text, "MvPattern", numel (text)))
        name = "MvPattern";
        found = 1;
      end
      if (! found && strncmpi (text, "NonNegative", numel (text)))
        name = "NonNegative";
        found = 1;
      end
      if (! found && strncmpi (text, "NormControl", numel (text)))
        name = "NormControl";
        found = 1;
      end
      if (! found && strncmpi (text, "OutputFcn", numel (text)))
        name = "OutputFcn";
        found = 1;
      end
      if (! found && strncmpi (text, "OutputSel", numel (text)))
        name = "OutputSel";
        found = 1;
      end
      if (! found && strncmpi (text, "Refine", numel (text)))
        name = "Refine";
        found = 1;
      end
      if (! found && strncmpi (text, "RelTol", numel (text)))
        name = "RelTol";
        found = 1;
      end
      if (! found && strncmpi (text, "Stats", numel (text)))
        name = "Stats";
        found = 1;
      end
      if (! found && strncmpi (text, "Vectorized", numel (text)))
        name = "Vectorized";
        found = 1;
      end
      if (! found)
        warning ("Octave:invalid-input-arg", "odeset: unknown option \"%s\"", text);
      end
  end
end
