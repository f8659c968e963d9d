classdef categorical < numberedArray
  % Values out of a list of categories: a number tells the place in the list, NaN that a value is undefined.
  properties (Access = private)
    list = cell(0, 1)
    ordered = false
    guarded = false
  end
  methods (Static)
    function c = empty(varargin)
      c = withNumbers(categorical(), double.empty(varargin{:}));
    end
  end
  methods
    function c = categorical(values, varargin)
      if nargin == 0
        c.numbers = [];
        return
      end
      count = 0;
      while count < numel(varargin) && ~isOption(varargin{count + 1})
        count = count + 1;
      end
      for k = count + 1:2:numel(varargin)
        switch lower(char(varargin{k}))
          case 'ordinal'
            c.ordered = logical(varargin{k + 1});
            c.guarded = c.ordered;
          case 'protected'
            c.guarded = logical(varargin{k + 1});
        end
      end
      if isa(values, 'categorical')
        if count == 0
          c.list = values.list;
          c.numbers = values.numbers;
          return
        end
        values = reshape(cellstr(values), size(values));
      end
      values = plain(values);
      if count > 0
        set = plain(varargin{1});
      else
        set = unique(values(~ismissing(values)));
      end
      [~, c.numbers] = ismember(values, set);
      c.numbers(c.numbers == 0) = NaN;
      if count > 1
        names = cellstr(varargin{2});
      else
        names = cellstr(string(set));
      end
      [c.list, ~, place] = unique(names(:), 'stable');
      known = ~isnan(c.numbers);
      c.numbers(known) = place(c.numbers(known));
    end

    function [x, y] = operands(a, b)
      % The list of the categorical of the two decides; names that it lacks are no category.
      if isa(a, 'categorical') && isa(b, 'categorical')
        x = a.numbers;
        y = b.numbers;
        if ~isequal(a.list, b.list)
          if a.ordered && b.ordered
            error("MATLAB:categorical:OrdinalCategoriesMismatch", "Ordinal categorical arrays being compared must have the same sets of categories, including their order.");
          end
          [~, at] = ismember(b.list, a.list);
          fresh = find(at == 0);
          at(fresh) = numel(a.list) + (1:numel(fresh));
          known = ~isnan(y);
          y(known) = at(y(known));
        end
      elseif isa(a, 'categorical')
        x = a.numbers;
        y = placesOf(b, a.list);
      else
        y = b.numbers;
        x = placesOf(a, b.list);
      end
    end

    function tf = ne(a, b)
      [x, y] = operands(a, b);
      tf = ~(x == y);
    end

    function tf = lt(a, b)
      tf = compared(a, b, @lt);
    end

    function tf = le(a, b)
      tf = compared(a, b, @le);
    end

    function tf = gt(a, b)
      tf = compared(a, b, @gt);
    end

    function tf = ge(a, b)
      tf = compared(a, b, @ge);
    end

    function tf = isequal(a, b, varargin)
      % Names are compared; what is undefined equals nothing.
      tf = isequal(size(a), size(b)) && all(reshape(eq(a, b), [], 1));
      if tf && ~isempty(varargin)
        tf = isequal(b, varargin{:});
      end
    end

    function names = categories(c)
      names = c.list;
    end

    function tf = isordinal(c)
      tf = c.ordered;
    end

    function tf = isprotected(c)
      tf = c.guarded;
    end

    function tf = iscategory(c, names)
      tf = ismember(cellstr(names), c.list);
    end

    function tf = isundefined(c)
      tf = isnan(c.numbers);
    end

    function n = countcats(c, dim)
      if nargin < 2
        dim = find(size(c.numbers) ~= 1, 1);
        if isempty(dim)
          dim = 1;
        end
      end
      marks = reshape(1:numel(c.list), [ones(1, ndims(c.numbers)), numel(c.list)]);
      n = sum(c.numbers == marks, dim);
      order = 1:ndims(n);
      order([dim, end]) = [numel(order), dim];
      n = permute(n, order);
    end

    function summary(c)
      n = countcats(c);
      wide = max(strlength(string(c.list)));
      for k = 1:numel(c.list)
        fprintf('     %-*s      %d \n', wide, c.list{k}, n(k));
      end
      if any(isnan(c.numbers), 'all')
        fprintf('     <undefined>      %d \n', sum(isnan(c.numbers(:))));
      end
    end

    function [n, names] = histcounts(c, varargin)
      n = reshape(countcats(withNumbers(c, c.numbers(:))), 1, []);
      names = reshape(c.list, 1, []);
    end

    function c = addcats(c, names, place, which)
      names = reshape(cellstr(names), [], 1);
      at = numel(c.list);
      if nargin > 2
        at = placesOf(which, c.list) - strcmpi(char(place), 'Before');
      end
      old = c.list;
      c = relisted(c, [old(1:at); names; old(at + 1:end)]);
    end

    function c = removecats(c, names)
      if nargin < 2
        used = unique(c.numbers(~isnan(c.numbers)));
        c = relisted(c, c.list(used));
      else
        c = relisted(c, setdiff(c.list, cellstr(names), 'stable'));
      end
    end

    function c = setcats(c, names)
      c = relisted(c, reshape(cellstr(names), [], 1));
    end

    function c = reordercats(c, order)
      if nargin < 2
        order = sort(c.list);
      elseif isnumeric(order)
        order = c.list(order);
      end
      c = relisted(c, reshape(cellstr(order), [], 1));
    end

    function c = renamecats(c, old, new)
      if nargin < 3
        c.list = reshape(cellstr(old), [], 1);
      else
        c.list(placesOf(old, c.list)) = cellstr(new);
      end
    end

    function c = mergecats(c, old, new)
      old = cellstr(old);
      if nargin < 3
        new = old{1};
      end
      at = placesOf(old, c.list);
      into = min(at);
      c.numbers(ismember(c.numbers, at)) = into;
      c.list{into} = char(new);
      list = c.list;
      list(setdiff(at, into)) = [];
      c = relisted(c, list);
    end

    function [r, places, back] = unique(c, varargin)
      bad = isnan(c.numbers);
      if any(bad(:))
        c.numbers(bad) = numel(c.list) + 1;
      end
      [values, places, back] = unique(c.numbers, varargin{:});
      values(values > numel(c.list)) = NaN;
      r = withNumbers(c, values);
    end

    function [tf, at] = ismember(a, b)
      if ~isa(a, 'categorical')
        a = categorical(cellstr(a));
      elseif ~isa(b, 'categorical')
        b = categorical(cellstr(b), a.list);
      end
      [x, y] = operands(a, b);
      [tf, at] = ismember(x, y);
    end

    function [r, at] = mode(c, varargin)
      [values, at] = mode(c.numbers, varargin{:});
      r = withNumbers(c, values);
    end

    function [r, at] = max(c, varargin)
      mustBeOrdered(c);
      [values, at] = max(c.numbers, varargin{:});
      r = withNumbers(c, values);
    end

    function [r, at] = min(c, varargin)
      mustBeOrdered(c);
      [values, at] = min(c.numbers, varargin{:});
      r = withNumbers(c, values);
    end

    function c = times(a, b)
      % All pairs of categories, the second changing fastest.
      parts = {a, b};
      names = cell(0, 1);
      for k = 1:numel(a.list)
        names = [names; strcat(a.list{k}, {' '}, b.list)];
      end
      c = withNumbers(a, (a.numbers - 1) * numel(b.list) + b.numbers);
      c.list = names;
    end

    function n = double(c)
      n = c.numbers;
    end

    function s = string(c)
      s = strings(size(c.numbers));
      s(:) = missing;
      known = ~isnan(c.numbers);
      names = string(c.list);
      s(known) = names(c.numbers(known));
    end

    function t = cellstr(c)
      t = repmat({'<undefined>'}, size(c.numbers));
      known = ~isnan(c.numbers);
      t(known) = c.list(c.numbers(known));
    end

    function t = char(c)
      t = char(cellstr(c));
    end

    function c = fillmissing(c, method, value)
      if ~strcmpi(method, 'constant')
        error("MATLAB:fillmissing:InvalidMethod", "Fill method for categorical data must be 'constant'.");
      end
      c.numbers(isnan(c.numbers)) = placesOf(value, c.list);
    end

    function disp(c)
      text = cellstr(c);
      for r = 1:size(text, 1)
        line = '';
        for k = 1:size(text, 2)
          wide = max(cellfun(@numel, text(:, k)));
          line = [line, sprintf('     %-*s ', wide, text{r, k})];
        end
        fprintf('%s\n', line);
      end
    end
  end

  methods (Access = protected)
    function c = grown(c, subs, value)
      if isa(value, 'categorical')
        names = value.list(unique(value.numbers(~isnan(value.numbers))));
      elseif ischar(value) || isstring(value) || iscellstr(value)
        names = cellstr(value);
        names = names(~ismember(names, {'<undefined>', ''}));
      else
        names = {};
      end
      fresh = setdiff(reshape(names, [], 1), c.list, 'stable');
      if ~isempty(fresh) && c.guarded
        error("MATLAB:categorical:ProtectedForNewCategories", "Cannot add a new category '%s' to this categorical array because its categories are protected.", fresh{1});
      end
      c.list = [c.list; reshape(fresh, [], 1)];
      if isa(value, 'categorical')
        value = reshape(cellstr(value), size(value));
      end
      c = grown@numberedArray(c, subs, value);
    end
  end

  methods (Access = private)
    function c = relisted(c, list)
      [~, at] = ismember(c.list, list);
      at(at == 0) = NaN;
      known = ~isnan(c.numbers);
      c.numbers(known) = at(c.numbers(known));
      c.list = reshape(list, [], 1);
    end

    function tf = compared(a, b, f)
      if isa(a, 'categorical')
        mustBeOrdered(a);
      else
        mustBeOrdered(b);
      end
      [x, y] = operands(a, b);
      tf = f(x, y);
    end

    function mustBeOrdered(c)
      if ~c.ordered
        error("MATLAB:categorical:NotOrdinal", "Relational comparisons are not allowed for categorical arrays that are not ordinal.");
      end
    end
  end

  methods
    function r = horzcat(varargin)
      r = together(2, varargin);
    end

    function r = vertcat(varargin)
      r = together(1, varargin);
    end

    function r = cat(dim, varargin)
      r = together(dim, varargin);
    end
  end
end

function r = together(dim, parts)
  % The categories of all in the order in which they come.
  r = parts{find(cellfun(@(p) isa(p, 'categorical'), parts), 1)};
  names = cell(0, 1);
  for k = 1:numel(parts)
    if ~isa(parts{k}, 'categorical')
      parts{k} = categorical(parts{k});
    end
    names = [names; setdiff(parts{k}.list, names, 'stable')];
  end
  numbers = cell(size(parts));
  for k = 1:numel(parts)
    numbers{k} = reshape(placesOf(cellstr(parts{k}), names), size(parts{k}));
  end
  r = withNumbers(setcats(r, names), cat(dim, numbers{:}));
end

function at = placesOf(names, list)
  % The places of names in a list; NaN where they are not there.
  if isa(names, 'categorical')
    names = cellstr(names);
  elseif isnumeric(names) || islogical(names) || isa(names, 'missing')
    at = NaN(size(names));
    return
  end
  names = cellstr(names);
  [~, at] = ismember(names, list);
  at(at == 0) = NaN;
end

function values = plain(values)
  % Values as ismember and unique take them.
  if ischar(values)
    values = cellstr(values);
  elseif iscell(values)
    values = cellfun(@char, values, 'UniformOutput', false);
  elseif isstring(values)
    values(ismissing(values)) = "";
    values = cellstr(values);
  end
end

function tf = isOption(x)
  tf = (ischar(x) || isStringScalar(x)) && any(strcmpi(char(x), {'Ordinal', 'Protected'}));
end
