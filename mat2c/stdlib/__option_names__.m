function names = __option_names__ ()
  % The options of the optimisers, by their full names.
  names = {"AutoScaling", "CheckConstraints", "ComplexEqn", "Display", "FinDiffType", "FunValCheck", "FunctionTol", ...
           "GradObj", "Jacobian", "MaxFunEvals", "MaxIter", "OutputFcn", "TolFun", "TolX", "TypicalX", "Updating"};
end
