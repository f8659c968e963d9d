classdef interpolantBase
  % Values at points, and between them by a method: what interpolants have in common.
  properties
    Values = []
    Method = 'linear'
    ExtrapolationMethod = 'linear'
  end
  methods
    function varargout = subsref(F, s)
      if strcmp(s(1).type, '()')
        varargout{1} = at(F, s(1).subs);
      else
        [varargout{1:max(nargout, 1)}] = builtin('subsref', F, s);
      end
    end
  end
  methods (Access = protected)
    function [F, given] = withMethods(F, given)
      % Takes the names of methods from the end of the arguments.
      words = {};
      while ~isempty(given) && (ischar(given{end}) || isstring(given{end}))
        words = [{char(given{end})}, words];
        given(end) = [];
      end
      if ~isempty(words)
        F.Method = words{1};
        F.ExtrapolationMethod = words{end};
      end
    end
  end
end
