% "matlab.unittest.TestCase Class", "Write Function-Based Unit Tests", "runtests" and "functiontests" of MATLAB's documentation
%#dialect matlab
shown = evalc('results = runtests("StackTest");');
assert(isequal({results.Name}, {'StackTest/sorts', 'StackTest/isUnsorted', 'StackTest/fails', ...
    'StackTest/breaks', 'StackTest/stops', 'StackTest/leaves', ...
    'StackTest/counts(count=value1,step=small)', 'StackTest/counts(count=value1,step=large)', ...
    'StackTest/counts(count=value2,step=small)', 'StackTest/counts(count=value2,step=large)'}))
assert(isequal([results.Passed], [1 1 0 0 0 0 1 1 1 1]))
assert(isequal([results.Failed], [0 0 1 1 1 0 0 0 0 0]))
assert(isequal([results.Incomplete], [0 0 0 1 1 1 0 0 0 0]))
assert(contains(shown, 'Running StackTest') && contains(shown, 'Done StackTest'))
assert(contains(shown, 'Verification failed in StackTest/fails.') && contains(shown, 'once more'))
assert(contains(shown, 'torn down') && ~contains(shown, 'not reached'))
try
  assertSuccess(results);
  reached = true;
catch
  reached = false;
end
assert(~reached)

evalc('results = run(functionsTest);');
assert(isequal({results.Name}, {'testBase', 'testList', 'testWrong'}))
assert(isequal([results.Passed], [true true false]))

suite = matlab.unittest.TestSuite.fromClass(?StackTest);
assert(numel(suite) == 10)
evalc('results = run(suite(1:2));');
assert(all([results.Passed]))
evalc('results = run(StackTest, "sorts");');
assert(isscalar(results) && results.Passed)

T = table(results);
assert(T.Passed && strcmp(T.Name{1}, 'StackTest/sorts'))
assert(contains(evalc('disp(results)'), '1 Passed, 0 Failed, 0 Incomplete.'))
disp('passed')
