function tests = functionsTest
  tests = functiontests(localfunctions);
end

function setupOnce(testCase)
  testCase.TestData.base = 5;
end

function setup(testCase)
  testCase.TestData.list = 1:3;
end

function testBase(testCase)
  verifyEqual(testCase, testCase.TestData.base, 5)
  testCase.TestData.list = [];
end

function testList(testCase)
  testCase.verifyEqual(testCase.TestData.list, 1:3);
end

function testWrong(testCase)
  testCase.verifyTrue(1);
end
