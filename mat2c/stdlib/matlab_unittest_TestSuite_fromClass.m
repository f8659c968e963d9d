function suite = matlab_unittest_TestSuite_fromClass(described)
  % The tests of a class that `?` describes.
  suite = testsuite(described.Name);
end
