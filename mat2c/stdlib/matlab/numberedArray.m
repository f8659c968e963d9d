classdef secondsArray
  % What datetime and duration share: an array of seconds that is compared, indexed and shown.
  properties (SetAccess = protected)
    inSeconds = 0
  end
  methods (Abstract)
    [x, y] = operands(a, b) % the seconds of both, of which one may be of another class
    s = string(a, varargin)
  end
  methods
    function a = withSeconds(a, seconds, format)
      a.inSeconds = seconds;
      if nargin > 2
        a.Format = format;
      end
    end

    function tf = eq(a, b)
      [x, y] = operands(a, b);
      tf = x == y;
    end

    function tf = ne(a, b)
      [x, y] = operands(a, b);
      tf = x ~= y;
    end

    function tf = lt(a, b)
      [x, y] = operands(a, b);
      tf = x < y;
    end

    function tf = le(a, b)
      [x, y] = operands(a, b);
      tf = x <= y;
    end

    function tf = gt(a, b)
      [x, y] = operands(a, b);
      tf = x > y;
    end

    function tf = ge(a, b)
      [x, y] = operands(a, b);
      tf = x >= y;
    end

    function tf = isequal(a, b)
      tf = strcmp(class(a), class(b)) && isequal(a.inSeconds, b.inSeconds);
    end

    function [r, order] = sort(a, varargin)
      [values, order] = sort(a.inSeconds, varargin{:});
      r = withSeconds(a, values);
    end

    function r = max(a)
      r = withSeconds(a, max(a.inSeconds));
    end

    function r = min(a)
      r = withSeconds(a, min(a.inSeconds));
    end

    function varargout = size(a, varargin)
      [varargout{1:max(nargout, 1)}] = size(a.inSeconds, varargin{:});
    end

    function n = numel(a)
      n = numel(a.inSeconds);
    end

    function n = length(a)
      n = length(a.inSeconds);
    end

    function tf = isempty(a)
      tf = isempty(a.inSeconds);
    end

    function n = end(a, k, n)
      if n == 1
        n = numel(a.inSeconds);
      else
        n = size(a.inSeconds, k);
      end
    end

    function varargout = subsref(a, s)
      if strcmp(s(1).type, '()')
        r = withSeconds(a, a.inSeconds(s(1).subs{:}));
        if numel(s) > 1
          r = subsref(r, s(2:end));
        end
      else
        r = builtin('subsref', a, s);
      end
      varargout{1} = r;
    end

    function a = subsasgn(a, s, value)
      if ~strcmp(s(1).type, '()')
        a = builtin('subsasgn', a, s, value);
      elseif isequal(value, [])
        a.inSeconds(s(1).subs{:}) = [];
      else
        if isempty(a)
          a = withSeconds(value, []);
        end
        a.inSeconds(s(1).subs{:}) = operands(value, a);
      end
    end

    function r = horzcat(varargin)
      parts = cellfun(@(p) operands(p, varargin{1}), varargin, 'UniformOutput', false);
      r = withSeconds(varargin{1}, horzcat(parts{:}));
    end

    function r = vertcat(varargin)
      parts = cellfun(@(p) operands(p, varargin{1}), varargin, 'UniformOutput', false);
      r = withSeconds(varargin{1}, vertcat(parts{:}));
    end

    function c = char(a, varargin)
      c = char(string(a, varargin{:}));
    end

    function c = cellstr(a, varargin)
      c = cellstr(string(a, varargin{:}));
    end

    function disp(a)
      text = string(a);
      for r = 1:size(text, 1)
        fprintf('   %s\n', join(text(r, :), "   "));
      end
    end

    function display(a)
      if isscalar(a.inSeconds)
        fprintf('\n%s = \n\n  %s\n\n', inputname(1), class(a));
      else
        fprintf('\n%s = \n\n  %d×%d %s array\n\n', inputname(1), size(a.inSeconds, 1), size(a.inSeconds, 2), class(a));
      end
      disp(a);
      fprintf('\n');
    end
  end
end
