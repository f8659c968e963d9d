function retval = optimset (varargin)
  % Options of the optimisation functions.
  nargs = nargin;
  if (nargs == 0)
    names = __option_names__ ();
    if (nargout == 0)
      printf ("\nAll options for optimset\n\n");
      for k = 1:numel (names)
        printf ("%20s\n", names{k});
      end
    else
      for k = 1:numel (names)
        retval.(names{k}) = [];
      end
    end
    return;
  end
  retval = struct ();
  first = 1;
  if (isstruct (varargin{1}))
    retval = varargin{1};
    first = 2;
    if (nargs == 2 && isstruct (varargin{2}))
      new = varargin{2};
      keys = fieldnames (new);
      for k = 1:numel (keys)
        if (! isempty (new.(keys{k})) || ! isfield (retval, keys{k}))
          key = __option_name__ (keys{k}, "optimset");
          retval.(key) = new.(keys{k});
        end
      end
      return;
    end
  elseif (nargs == 1 && (ischar (varargin{1}) || is_function_handle (varargin{1})))
    retval = defaults (varargin{1});
    return;
  end
  if (mod (nargs - first + 1, 2) != 0)
    print_usage ();
  end
  for k = first:2:nargs
    if (! ischar (varargin{k}))
      error ("optimset: PARAMETER names must be strings");
    end
    key = __option_name__ (varargin{k}, "optimset");
    retval.(key) = varargin{k+1};
  end
end
function s = defaults (fcn)
  if (! ischar (fcn))
    fcn = func2str (fcn);
  end
  switch (fcn)
    case "fzero"
      s = struct ("Display", "notify", "FunValCheck", "off", "MaxFunEvals", Inf, "MaxIter", Inf, "OutputFcn", [], "TolX", eps);
    case "fminsearch"
      s = struct ("Display", "notify", "FunValCheck", "off", "MaxFunEvals", [], "MaxIter", [], "OutputFcn", [], "TolFun", 1e-4, "TolX", 1e-4);
    case "fminbnd"
      s = struct ("Display", "notify", "FunValCheck", "off", "MaxFunEvals", 500, "MaxIter", 500, "OutputFcn", [], "TolX", 1e-4);
    case "fminunc"
      s = struct ("AutoScaling", "off", "FunValCheck", "off", "FinDiffType", "forward", "GradObj", "off", "MaxFunEvals", Inf, "MaxIter", 400, "OutputFcn", [], "TolFun", 1e-6, "TolX", 1e-6, "TypicalX", []);
    case "fsolve"
      s = struct ("AutoScaling", "off", "ComplexEqn", "off", "FunValCheck", "off", "FinDiffType", "forward", "Jacobian", "off", "MaxFunEvals", Inf, "MaxIter", 400, "OutputFcn", [], "TolFun", 1e-6, "TolX", 1e-6, "TypicalX", [], "Updating", "off");
    otherwise
      error ("optimset: no defaults for function '%s'", fcn);
  end
end
