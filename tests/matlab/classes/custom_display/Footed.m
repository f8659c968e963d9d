classdef Footed < matlab.mixin.CustomDisplay
  properties
    Prop1 = 10
    Prop2
  end
  methods (Access = protected)
    function s = getFooter(~)
      s = 'Here is my custom footer';
    end
    function displayNonScalarObject(objAry)
      dimStr = matlab.mixin.CustomDisplay.convertDimensionsToString(objAry);
      cName = matlab.mixin.CustomDisplay.getClassNameForHeader(objAry);
      headerStr = [dimStr,' ',cName,' members:'];
      header = sprintf('%s\n',headerStr);
      disp(header)
      for ix = 1:length(objAry)
        o = objAry(ix);
        propList = struct('A',o.Prop1);
        propgrp = matlab.mixin.util.PropertyGroup(propList);
        matlab.mixin.CustomDisplay.displayPropertyGroups(o,propgrp);
      end
    end
  end
end
