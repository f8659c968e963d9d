classdef StackTest < matlab.unittest.TestCase
  properties
    values
    fixed = 0
  end
  properties (TestParameter)
    count = {1, 3}
    step = struct('small', 1, 'large', 10)
  end
  methods (TestClassSetup)
    function fillOnce(testCase)
      testCase.fixed = testCase.fixed + 7;
    end
  end
  methods (TestMethodSetup)
    function fill(testCase)
      testCase.values = [3 1 2];
    end
  end
  methods (TestMethodTeardown)
    function empty(testCase)
      testCase.values = [];
    end
  end
  methods (Test)
    function sorts(testCase)
      testCase.values = sort(testCase.values);
      testCase.verifyEqual(testCase.values, [1 2 3])
      verifyEqual(testCase, testCase.fixed, 7)
      testCase.verifyEqual(0.1 + 0.2, 0.3, 'AbsTol', 1e-12, 'near')
      testCase.verifyEqual([1 2], [1.01 2], "RelTol", 0.1)
      testCase.verifySize(testCase.values, [1 3])
      testCase.verifyLength(testCase.values, 3)
      testCase.verifyNumElements(testCase.values, 3)
    end
    function isUnsorted(testCase)
      testCase.verifyEqual(testCase.values, [3 1 2])
      testCase.assertNotEmpty(testCase.values)
      testCase.verifyEmpty([])
      testCase.verifyTrue(true)
      testCase.verifyFalse(any(testCase.values > 3))
      testCase.verifyNotEqual(single(1), 1)
      testCase.verifyClass(int8(1), 'int8')
      testCase.verifyInstanceOf(testCase, 'handle')
      testCase.verifySubstring('hello', 'ell')
      testCase.verifyMatches('a12', '\d+')
      testCase.verifyGreaterThan([2 3], 1)
      testCase.verifyLessThanOrEqual([2 3], 3)
      testCase.verifySameHandle(testCase, testCase)
      testCase.verifyError(@() error('a:b', 'c'), 'a:b')
      testCase.verifyWarning(@() warning('d:e', 'f'), 'd:e')
      testCase.verifyWarningFree(@() sin(1))
    end
    function fails(testCase)
      testCase.verifyEqual(1, 2)
      testCase.verifyFail('once more')
    end
    function breaks(testCase)
      testCase.addTeardown(@disp, 'torn down')
      error('x:y', 'broken');
    end
    function stops(testCase)
      testCase.assertEqual(int8(1), 1)
      error('x:y', 'not reached');
    end
    function leaves(testCase)
      testCase.assumeTrue(false)
      error('x:y', 'not reached');
    end
  end
  methods (Test, TestTags = {'few'})
    function counts(testCase, count, step)
      testCase.verifyEqual(count * step, step * count)
    end
  end
end
