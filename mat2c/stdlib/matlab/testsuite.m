function suite = testsuite(names)
  % The tests of classes and files with such names ("testsuite" of MATLAB's documentation).
  suite = unittestElement.empty(1, 0);
  for name = reshape(cellstr(names), 1, [])
    found = feval(regexprep(name{1}, '\.m$', ''));
    if isa(found, 'matlab.unittest.TestCase')
      found = unittestElement.of_object(found);
    else
      [found.TestClass] = deal(name{1});
    end
    suite = [suite, found];
  end
end
