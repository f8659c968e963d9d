classdef unittestFunctions < matlab.unittest.TestCase
  % What functions that are tests get ("functiontests" of MATLAB's documentation).
  properties
    TestData = struct()
  end
end
