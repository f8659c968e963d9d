classdef numberedArray
  % What arrays share whose elements numbers stand for: they are compared, cut, joined, ordered and shown by these.
  properties (SetAccess = protected)
    numbers = 0
  end
  methods (Abstract)
    [x, y] = operands(a, b) % the numbers of both, of which one may be of another class
    s = string(a, varargin)
  end
  methods
    function a = withNumbers(a, numbers, format)
      a.numbers = numbers;
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

    function tf = isequal(a, b, varargin)
      tf = strcmp(class(a), class(b)) && isequal(a.numbers, b.numbers);
      if tf && ~isempty(varargin)
        tf = isequal(b, varargin{:});
      end
    end

    function tf = isequaln(a, b)
      tf = strcmp(class(a), class(b)) && isequaln(a.numbers, b.numbers);
    end

    function tf = ismissing(a)
      tf = isnan(a.numbers);
    end

    function tf = anymissing(a)
      tf = any(ismissing(a), 'all');
    end

    function a = rmmissing(a)
      a.numbers = a.numbers(~ismissing(a));
    end

    function [r, order] = sort(a, varargin)
      [values, order] = sort(a.numbers, varargin{:});
      r = withNumbers(a, values);
    end

    function [r, order] = sortrows(a, varargin)
      [values, order] = sortrows(a.numbers, varargin{:});
      r = withNumbers(a, values);
    end

    function tf = issorted(a, varargin)
      tf = issorted(a.numbers, varargin{:});
    end

    function [r, places, back] = unique(a, varargin)
      [values, places, back] = unique(a.numbers, varargin{:});
      r = withNumbers(a, values);
    end

    function [r, at] = max(a, varargin)
      [r, at] = extreme(@max, a, varargin);
    end

    function [r, at] = min(a, varargin)
      [r, at] = extreme(@min, a, varargin);
    end

    function [tf, at] = ismember(a, b)
      [x, y] = operands(a, b);
      [tf, at] = ismember(x, y);
    end

    function [r, ia, ib] = intersect(a, b, varargin)
      [x, y] = operands(a, b);
      [values, ia, ib] = intersect(x, y, varargin{:});
      r = withNumbers(a, values);
    end

    function [r, ia] = setdiff(a, b, varargin)
      [x, y] = operands(a, b);
      [values, ia] = setdiff(x, y, varargin{:});
      r = withNumbers(a, values);
    end

    function [r, ia, ib] = union(a, b, varargin)
      [x, y] = operands(a, b);
      [values, ia, ib] = union(x, y, varargin{:});
      r = withNumbers(a, values);
    end

    function varargout = size(a, varargin)
      [varargout{1:max(nargout, 1)}] = size(a.numbers, varargin{:});
    end

    function n = numel(a, varargin)
      n = numel(a.numbers);
    end

    function n = length(a)
      n = length(a.numbers);
    end

    function n = height(a)
      n = size(a.numbers, 1);
    end

    function n = width(a)
      n = size(a.numbers, 2);
    end

    function n = ndims(a)
      n = ndims(a.numbers);
    end

    function tf = isempty(a)
      tf = isempty(a.numbers);
    end

    function tf = isscalar(a)
      tf = isscalar(a.numbers);
    end

    function tf = isvector(a)
      tf = isvector(a.numbers);
    end

    function tf = isrow(a)
      tf = isrow(a.numbers);
    end

    function tf = iscolumn(a)
      tf = iscolumn(a.numbers);
    end

    function n = end(a, k, n)
      if n == 1
        n = numel(a.numbers);
      else
        n = size(a.numbers, k);
      end
    end

    function varargout = subsref(a, s)
      if strcmp(s(1).type, '()')
        r = withNumbers(a, a.numbers(s(1).subs{:}));
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
        a.numbers(s(1).subs{:}) = [];
      else
        if ~isobject(a)
          a = withNumbers(value, []);
        end
        a = grown(a, s(1).subs, value);
      end
    end

    function r = horzcat(varargin)
      r = joined(2, varargin);
    end

    function r = vertcat(varargin)
      r = joined(1, varargin);
    end

    function r = cat(dim, varargin)
      r = joined(dim, varargin);
    end

    function r = transpose(a)
      r = withNumbers(a, a.numbers.');
    end

    function r = ctranspose(a)
      r = withNumbers(a, a.numbers.');
    end

    function r = reshape(a, varargin)
      r = withNumbers(a, reshape(a.numbers, varargin{:}));
    end

    function r = repmat(a, varargin)
      r = withNumbers(a, repmat(a.numbers, varargin{:}));
    end

    function r = repelem(a, varargin)
      r = withNumbers(a, repelem(a.numbers, varargin{:}));
    end

    function r = flip(a, varargin)
      r = withNumbers(a, flip(a.numbers, varargin{:}));
    end

    function r = fliplr(a)
      r = withNumbers(a, fliplr(a.numbers));
    end

    function r = flipud(a)
      r = withNumbers(a, flipud(a.numbers));
    end

    function r = circshift(a, varargin)
      r = withNumbers(a, circshift(a.numbers, varargin{:}));
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
      if isscalar(a.numbers)
        fprintf('\n%s = \n\n  %s\n\n', inputname(1), class(a));
      elseif isempty(a.numbers)
        fprintf('\n%s = \n\n  %d×%d empty %s array\n', inputname(1), size(a.numbers, 1), size(a.numbers, 2), class(a));
      else
        fprintf('\n%s = \n\n  %d×%d %s array\n\n', inputname(1), size(a.numbers, 1), size(a.numbers, 2), class(a));
      end
      if ~isempty(a.numbers)
        disp(a);
      end
      fprintf('\n');
    end
  end

  methods (Access = protected)
    function a = grown(a, subs, value)
      % An array of which some elements are assigned to; what is filled up is missing.
      known = true(size(a.numbers));
      known(subs{:}) = true;
      a.numbers(subs{:}) = operands(value, a);
      a.numbers(~known) = NaN;
    end
  end
end

function r = joined(dim, parts)
  at = find(cellfun(@isobject, parts), 1);
  like = parts{at};
  numbers = cell(size(parts));
  for k = 1:numel(parts)
    if isobject(parts{k}) || ~isequal(parts{k}, [])
      numbers{k} = operands(parts{k}, like);
    end
  end
  r = withNumbers(like, cat(dim, numbers{:}));
end

function [r, at] = extreme(f, a, args)
  if ~isempty(args) && ~isempty(args{1}) && ~ischar(args{1})
    [x, y] = operands(a, args{1});
    values = f(x, y);
    at = [];
  else
    [values, at] = f(a.numbers, args{:});
  end
  r = a;
  if ~isobject(a)
    r = args{1};
  end
  r = withNumbers(r, values);
end
