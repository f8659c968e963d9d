classdef Line < matlab.mixin.SetGet
  properties
    Color (1,:) char = 'red'
    Marker = 'o'
    SampleSize (1,1) double {mustBePositive} = 10
  end
  properties (Access = private)
    Hidden = 1
  end
end
