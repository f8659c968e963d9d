function __validation_error__ (who, what, varargin)
  % The error of a validator in MATLAB's dialect: with its identifier, and without what is wrong in particular.
  words = strrep (strrep (strtok (what, ";"), "non-", "non"), "integer-valued", "integer");
  if (any (words == "%"))
    words = sprintf (words, varargin{:});
  end
  error (["MATLAB:validators:" who], "Value must %s.", words);
end
