function results = runtests(names, varargin)
  % Runs the tests of classes and files with such names ("runtests" of MATLAB's documentation).
  results = run(testsuite(names));
end
