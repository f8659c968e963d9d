function suite = functiontests(functions)
  % The tests among functions ("functiontests" of MATLAB's documentation).
  suite = unittestElement.of_functions(functions);
end
