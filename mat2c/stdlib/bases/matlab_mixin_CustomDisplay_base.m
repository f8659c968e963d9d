classdef matlab_mixin_CustomDisplay_base
  % What classes inherit that show their objects in parts, each of which they may write themselves.
  methods
    function obj = matlab_mixin_CustomDisplay_base(varargin)
    end
  end
  methods (Hidden)
    function disp(obj)
      if isempty(obj)
        displayEmptyObject(obj);
      elseif isscalar(obj)
        displayScalarObject(obj);
      else
        displayNonScalarObject(obj);
      end
    end
  end
  methods (Access = protected)
    function displayScalarObject(obj)
      shown(obj);
    end

    function displayNonScalarObject(obj)
      shown(obj);
    end

    function displayEmptyObject(obj)
      shown(obj);
    end

    function header = getHeader(obj)
      header = ['  ', matlab_mixin_CustomDisplay_getSimpleHeader(obj)];
    end

    function groups = getPropertyGroups(obj)
      groups = matlab_mixin_util_PropertyGroup(properties(obj));
    end

    function footer = getFooter(obj)
      footer = '';
    end

    function shown(obj)
      fprintf('%s\n', getHeader(obj));
      matlab_mixin_CustomDisplay_displayPropertyGroups(obj, getPropertyGroups(obj));
      footer = getFooter(obj);
      if ~isempty(footer)
        fprintf('%s\n', footer);
      end
    end
  end
end
