function name = __option_name__ (text, caller)
  % The option of the optimisers that is meant: its name in any case, or the beginning of it. Names are
  % compared with constants, so that the fields are known where the names are.
  switch (lower (text))
    case "autoscaling"
      name = "AutoScaling";
    case "checkconstraints"
      name = "CheckConstraints";
    case "complexeqn"
      name = "ComplexEqn";
    case "display"
      name = "Display";
    case "findifftype"
      name = "FinDiffType";
    case "funvalcheck"
      name = "FunValCheck";
    case "functiontol"
      name = "FunctionTol";
    case "gradobj"
      name = "GradObj";
    case "jacobian"
      name = "Jacobian";
    case "maxfunevals"
      name = "MaxFunEvals";
    case "maxiter"
      name = "MaxIter";
    case "outputfcn"
      name = "OutputFcn";
    case "tolfun"
      name = "TolFun";
    case "tolx"
      name = "TolX";
    case "typicalx"
      name = "TypicalX";
    case "updating"
      name = "Updating";
    otherwise
      names = __option_names__ ();
      found = find (strncmpi (text, names, numel (text)));
      name = text;
      if (numel (found) == 1)
        name = names{found};
      elseif (isempty (found))
        warning ("%s: unrecognized option: %s", caller, text);
      else
        warning ("%s: ambiguous option: %s (%s)", caller, text, strjoin (names(found), ", "));
      end
  end
end
