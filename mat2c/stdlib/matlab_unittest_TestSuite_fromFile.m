function suite = matlab_unittest_TestSuite_fromFile(name)
  % The tests of a file.
  [~, name] = fileparts(name);
  suite = testsuite(name);
end
