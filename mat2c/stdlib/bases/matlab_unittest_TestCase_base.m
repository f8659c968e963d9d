classdef matlab_unittest_TestCase_base < matlab.mixin.Copyable
  % What classes of tests inherit ("matlab.unittest.TestCase" of MATLAB's documentation).
  properties (Hidden)
    test_name = ''
    has_failed = false
    teardowns = {}
  end
  methods
    function obj = matlab_unittest_TestCase_base(varargin)
    end

    function results = run(obj, name)
      suite = [unittestElement.empty(1, 0), unittestElement.of_object(obj)];
      if nargin > 1
        suite = suite(strcmp({suite.ProcedureName}, name));
      end
      results = run(suite);
    end

    function addTeardown(obj, f, varargin)
      obj.teardowns{end + 1} = @() f(varargin{:});
    end

    function onFailure(~, varargin)
    end

    function log(~, varargin)
      fprintf('%s\n', char(varargin{end}));
    end

    function verifyTrue(t, varargin), qualify(t, 'verify', 'True', varargin); end
    function verifyFalse(t, varargin), qualify(t, 'verify', 'False', varargin); end
    function verifyEqual(t, varargin), qualify(t, 'verify', 'Equal', varargin); end
    function verifyNotEqual(t, varargin), qualify(t, 'verify', 'NotEqual', varargin); end
    function verifySameHandle(t, varargin), qualify(t, 'verify', 'SameHandle', varargin); end
    function verifyNotSameHandle(t, varargin), qualify(t, 'verify', 'NotSameHandle', varargin); end
    function verifyEmpty(t, varargin), qualify(t, 'verify', 'Empty', varargin); end
    function verifyNotEmpty(t, varargin), qualify(t, 'verify', 'NotEmpty', varargin); end
    function verifySize(t, varargin), qualify(t, 'verify', 'Size', varargin); end
    function verifyLength(t, varargin), qualify(t, 'verify', 'Length', varargin); end
    function verifyNumElements(t, varargin), qualify(t, 'verify', 'NumElements', varargin); end
    function verifyClass(t, varargin), qualify(t, 'verify', 'Class', varargin); end
    function verifyInstanceOf(t, varargin), qualify(t, 'verify', 'InstanceOf', varargin); end
    function verifyGreaterThan(t, varargin), qualify(t, 'verify', 'GreaterThan', varargin); end
    function verifyGreaterThanOrEqual(t, varargin), qualify(t, 'verify', 'GreaterThanOrEqual', varargin); end
    function verifyLessThan(t, varargin), qualify(t, 'verify', 'LessThan', varargin); end
    function verifyLessThanOrEqual(t, varargin), qualify(t, 'verify', 'LessThanOrEqual', varargin); end
    function verifySubstring(t, varargin), qualify(t, 'verify', 'Substring', varargin); end
    function verifyMatches(t, varargin), qualify(t, 'verify', 'Matches', varargin); end
    function verifyError(t, varargin), qualify(t, 'verify', 'Error', varargin); end
    function verifyWarning(t, varargin), qualify(t, 'verify', 'Warning', varargin); end
    function verifyWarningFree(t, varargin), qualify(t, 'verify', 'WarningFree', varargin); end
    function verifyReturnsTrue(t, varargin), qualify(t, 'verify', 'ReturnsTrue', varargin); end
    function verifyFail(t, varargin), qualify(t, 'verify', 'Fail', varargin); end

    function assertTrue(t, varargin), qualify(t, 'assert', 'True', varargin); end
    function assertFalse(t, varargin), qualify(t, 'assert', 'False', varargin); end
    function assertEqual(t, varargin), qualify(t, 'assert', 'Equal', varargin); end
    function assertNotEqual(t, varargin), qualify(t, 'assert', 'NotEqual', varargin); end
    function assertSameHandle(t, varargin), qualify(t, 'assert', 'SameHandle', varargin); end
    function assertNotSameHandle(t, varargin), qualify(t, 'assert', 'NotSameHandle', varargin); end
    function assertEmpty(t, varargin), qualify(t, 'assert', 'Empty', varargin); end
    function assertNotEmpty(t, varargin), qualify(t, 'assert', 'NotEmpty', varargin); end
    function assertSize(t, varargin), qualify(t, 'assert', 'Size', varargin); end
    function assertLength(t, varargin), qualify(t, 'assert', 'Length', varargin); end
    function assertNumElements(t, varargin), qualify(t, 'assert', 'NumElements', varargin); end
    function assertClass(t, varargin), qualify(t, 'assert', 'Class', varargin); end
    function assertInstanceOf(t, varargin), qualify(t, 'assert', 'InstanceOf', varargin); end
    function assertGreaterThan(t, varargin), qualify(t, 'assert', 'GreaterThan', varargin); end
    function assertGreaterThanOrEqual(t, varargin), qualify(t, 'assert', 'GreaterThanOrEqual', varargin); end
    function assertLessThan(t, varargin), qualify(t, 'assert', 'LessThan', varargin); end
    function assertLessThanOrEqual(t, varargin), qualify(t, 'assert', 'LessThanOrEqual', varargin); end
    function assertSubstring(t, varargin), qualify(t, 'assert', 'Substring', varargin); end
    function assertMatches(t, varargin), qualify(t, 'assert', 'Matches', varargin); end
    function assertError(t, varargin), qualify(t, 'assert', 'Error', varargin); end
    function assertWarning(t, varargin), qualify(t, 'assert', 'Warning', varargin); end
    function assertWarningFree(t, varargin), qualify(t, 'assert', 'WarningFree', varargin); end
    function assertReturnsTrue(t, varargin), qualify(t, 'assert', 'ReturnsTrue', varargin); end
    function assertFail(t, varargin), qualify(t, 'assert', 'Fail', varargin); end

    function fatalAssertTrue(t, varargin), qualify(t, 'fatalAssert', 'True', varargin); end
    function fatalAssertFalse(t, varargin), qualify(t, 'fatalAssert', 'False', varargin); end
    function fatalAssertEqual(t, varargin), qualify(t, 'fatalAssert', 'Equal', varargin); end
    function fatalAssertNotEqual(t, varargin), qualify(t, 'fatalAssert', 'NotEqual', varargin); end
    function fatalAssertSameHandle(t, varargin), qualify(t, 'fatalAssert', 'SameHandle', varargin); end
    function fatalAssertNotSameHandle(t, varargin), qualify(t, 'fatalAssert', 'NotSameHandle', varargin); end
    function fatalAssertEmpty(t, varargin), qualify(t, 'fatalAssert', 'Empty', varargin); end
    function fatalAssertNotEmpty(t, varargin), qualify(t, 'fatalAssert', 'NotEmpty', varargin); end
    function fatalAssertSize(t, varargin), qualify(t, 'fatalAssert', 'Size', varargin); end
    function fatalAssertLength(t, varargin), qualify(t, 'fatalAssert', 'Length', varargin); end
    function fatalAssertNumElements(t, varargin), qualify(t, 'fatalAssert', 'NumElements', varargin); end
    function fatalAssertClass(t, varargin), qualify(t, 'fatalAssert', 'Class', varargin); end
    function fatalAssertInstanceOf(t, varargin), qualify(t, 'fatalAssert', 'InstanceOf', varargin); end
    function fatalAssertGreaterThan(t, varargin), qualify(t, 'fatalAssert', 'GreaterThan', varargin); end
    function fatalAssertGreaterThanOrEqual(t, varargin), ...
        qualify(t, 'fatalAssert', 'GreaterThanOrEqual', varargin); end
    function fatalAssertLessThan(t, varargin), qualify(t, 'fatalAssert', 'LessThan', varargin); end
    function fatalAssertLessThanOrEqual(t, varargin), qualify(t, 'fatalAssert', 'LessThanOrEqual', varargin); end
    function fatalAssertSubstring(t, varargin), qualify(t, 'fatalAssert', 'Substring', varargin); end
    function fatalAssertMatches(t, varargin), qualify(t, 'fatalAssert', 'Matches', varargin); end
    function fatalAssertError(t, varargin), qualify(t, 'fatalAssert', 'Error', varargin); end
    function fatalAssertWarning(t, varargin), qualify(t, 'fatalAssert', 'Warning', varargin); end
    function fatalAssertWarningFree(t, varargin), qualify(t, 'fatalAssert', 'WarningFree', varargin); end
    function fatalAssertReturnsTrue(t, varargin), qualify(t, 'fatalAssert', 'ReturnsTrue', varargin); end
    function fatalAssertFail(t, varargin), qualify(t, 'fatalAssert', 'Fail', varargin); end

    function assumeTrue(t, varargin), qualify(t, 'assume', 'True', varargin); end
    function assumeFalse(t, varargin), qualify(t, 'assume', 'False', varargin); end
    function assumeEqual(t, varargin), qualify(t, 'assume', 'Equal', varargin); end
    function assumeNotEqual(t, varargin), qualify(t, 'assume', 'NotEqual', varargin); end
    function assumeSameHandle(t, varargin), qualify(t, 'assume', 'SameHandle', varargin); end
    function assumeNotSameHandle(t, varargin), qualify(t, 'assume', 'NotSameHandle', varargin); end
    function assumeEmpty(t, varargin), qualify(t, 'assume', 'Empty', varargin); end
    function assumeNotEmpty(t, varargin), qualify(t, 'assume', 'NotEmpty', varargin); end
    function assumeSize(t, varargin), qualify(t, 'assume', 'Size', varargin); end
    function assumeLength(t, varargin), qualify(t, 'assume', 'Length', varargin); end
    function assumeNumElements(t, varargin), qualify(t, 'assume', 'NumElements', varargin); end
    function assumeClass(t, varargin), qualify(t, 'assume', 'Class', varargin); end
    function assumeInstanceOf(t, varargin), qualify(t, 'assume', 'InstanceOf', varargin); end
    function assumeGreaterThan(t, varargin), qualify(t, 'assume', 'GreaterThan', varargin); end
    function assumeGreaterThanOrEqual(t, varargin), qualify(t, 'assume', 'GreaterThanOrEqual', varargin); end
    function assumeLessThan(t, varargin), qualify(t, 'assume', 'LessThan', varargin); end
    function assumeLessThanOrEqual(t, varargin), qualify(t, 'assume', 'LessThanOrEqual', varargin); end
    function assumeSubstring(t, varargin), qualify(t, 'assume', 'Substring', varargin); end
    function assumeMatches(t, varargin), qualify(t, 'assume', 'Matches', varargin); end
    function assumeError(t, varargin), qualify(t, 'assume', 'Error', varargin); end
    function assumeWarning(t, varargin), qualify(t, 'assume', 'Warning', varargin); end
    function assumeWarningFree(t, varargin), qualify(t, 'assume', 'WarningFree', varargin); end
    function assumeReturnsTrue(t, varargin), qualify(t, 'assume', 'ReturnsTrue', varargin); end
    function assumeFail(t, varargin), qualify(t, 'assume', 'Fail', varargin); end
  end
  methods (Hidden)
    function qualify(t, kind, what, args)
      % Judges a condition: what fails is told, and ends the test where it is asserted or assumed.
      [holds, args] = __test_holds__(what, args);
      if holds
        return
      end
      title = struct('verify', 'Verification', 'assert', 'Assertion', 'fatalAssert', 'Fatal assertion', ...
                     'assume', 'Assumption').(kind);
      told = sprintf('%s%s failed.', kind, what);
      if strcmp(kind, 'assume')
        error('matlab:unittest:AssumptionFailed', '%s', told);
      end
      t.has_failed = true;
      note = '';
      if ~isempty(args) && (ischar(args{1}) || isstring(args{1}))
        note = char(args{1});
      end
      __test_told__(sprintf('%s failed in %s.', title, t.test_name), note, told);
      if ~strcmp(kind, 'verify')
        error('matlab:unittest:AssertionFailed', '%s', told);
      end
    end
  end
end
