classdef timetable
  % A table whose rows have times ("Timetables" of MATLAB's documentation).
  properties (Access = private)
    T = [] % a table: the constructor makes it, which asks for the names of its arguments first
    times = []
    timeName = 'Time'
  end
  methods
    function TT = timetable(varargin)
      [values, o] = constructed(varargin);
      if isempty(o.times) && ~isempty(values) && isTime(values{1})
        o.times = values{1};
        o.name = inputname(1);
        values(1) = [];
      end
      at = nargin - 2 * o.pairs - numel(values);
      T = table();
      for k = 1:numel(values)
        name = inputname(at + k);
        if k <= numel(o.names)
          name = o.names{k};
        elseif isempty(name)
          name = sprintf('Var%d', k);
        end
        T.(name) = values{k};
      end
      if ~isempty(o.types)
        T = table('Size', o.size, 'VariableTypes', o.types);
        if ~isempty(o.names)
          T.Properties.VariableNames = o.names;
        end
      elseif ~isempty(o.names) && numel(o.names) ~= numel(values)
        error("MATLAB:table:IncorrectNumberOfVarNames", "The VariableNames property must contain one name for each variable in the table.");
      end
      if ~isempty(o.step)
        n = max([height(T), o.size]);
        o.times = o.start + (0:n - 1)' * o.step;
      end
      if width(T) > 0 && numel(o.times) ~= height(T)
        error("MATLAB:timetable:RowTimesDimensionMismatch", "The number of row times must equal the number of rows in the timetable.");
      end
      TT.T = T;
      TT.times = reshape(o.times, [], 1);
      if ~isempty(o.name)
        TT.timeName = o.name;
      end
      if isempty(o.times)
        TT.times = NaT(0, 1);
      end
    end

    function n = height(TT)
      n = numel(TT.times);
    end

    function n = width(TT)
      n = width(TT.T);
    end

    function varargout = size(TT, dim)
      extents = [numel(TT.times), width(TT.T)];
      if nargin > 1
        extents = extents(dim);
      end
      if nargout > 1
        varargout = num2cell(extents);
      else
        varargout{1} = extents;
      end
    end

    function n = numel(TT)
      n = numel(TT.times) * width(TT.T);
    end

    function tf = isempty(TT)
      tf = numel(TT) == 0;
    end

    function n = end(TT, k, ~)
      n = size(TT, k);
    end

    function varargout = subsref(TT, s)
      switch s(1).type
        case '.'
          value = variable(TT, s(1).subs);
        case '()'
          value = part(TT, s(1).subs{:});
        otherwise
          value = table2array(part(TT, s(1).subs{:}).T);
      end
      if numel(s) == 1
        varargout{1} = value;
      elseif isa(value, 'timetable')
        [varargout{1:max(nargout, 1)}] = subsref(value, s(2:end));
      else
        [varargout{1:max(nargout, 1)}] = subsref(value, s(2:end));
      end
    end

    function TT = subsasgn(TT, s, value)
      name = s(1).subs;
      if strcmp(s(1).type, '.') && any(strcmp(name, {TT.timeName, 'Time'}))
        if numel(s) > 1
          value = subsasgn(TT.times, s(2:end), value);
        end
        TT.times = reshape(value, [], 1);
      elseif strcmp(s(1).type, '.') && strcmp(name, 'Properties')
        TT = setInfo(TT, subsasgn(info(TT), s(2:end), value));
      elseif strcmp(s(1).type, '.')
        TT.T = subsasgn(TT.T, s, value);
      else
        TT = setPart(TT, s, value);
      end
    end

    function R = vertcat(varargin)
      R = varargin{1};
      for k = 2:nargin
        R.T = [R.T; varargin{k}.T];
        R.times = [R.times; varargin{k}.times];
      end
    end

    function R = horzcat(varargin)
      R = varargin{1};
      for k = 2:nargin
        other = varargin{k};
        if isa(other, 'timetable')
          other = other.T;
        end
        R.T = [R.T, other];
      end
    end

    function [R, order] = sortrows(TT, by, varargin)
      if nargin < 2 || any(strcmp(by, {TT.timeName, 'RowTimes', 'ascend', 'descend'}))
        if nargin > 1 && any(strcmp(by, {'ascend', 'descend'}))
          varargin = {by};
        end
        [~, order] = sort(TT.times, varargin{:});
      else
        [~, order] = sortrows(TT.T, by, varargin{:});
      end
      R = part(TT, order, ':');
    end

    function tf = issorted(TT)
      tf = issorted(TT.times.numbers);
    end

    function [tf, step] = isregular(TT)
      steps = diff(TT.times);
      tf = numel(steps) > 0 && all(abs(steps.numbers - steps(1).numbers) < 1e-9);
      step = duration(NaN, 0, 0);
      if tf
        step = steps(1);
      end
    end

    function R = head(TT, n)
      if nargin < 2
        n = 8;
      end
      R = part(TT, 1:min(n, height(TT)), ':');
    end

    function R = tail(TT, n)
      if nargin < 2
        n = 8;
      end
      R = part(TT, max(height(TT) - n, 0) + 1:height(TT), ':');
    end

    function TT = addvars(TT, varargin)
      TT.T = addvars(TT.T, varargin{:});
    end

    function TT = removevars(TT, which)
      TT.T = removevars(TT.T, which);
    end

    function TT = renamevars(TT, old, new)
      TT.T = renamevars(TT.T, old, new);
    end

    function TT = movevars(TT, varargin)
      TT.T = movevars(TT.T, varargin{:});
    end

    function TT = fillmissing(TT, varargin)
      TT.T = fillmissing(TT.T, varargin{:});
    end

    function tf = ismissing(TT, varargin)
      tf = ismissing(TT.T, varargin{:});
    end

    function [R, gone] = rmmissing(TT, varargin)
      [~, gone] = rmmissing(TT.T, varargin{:});
      gone = gone | ismissing(TT.times);
      R = part(TT, ~gone, ':');
    end

    function R = unique(TT)
      [~, ~, places] = unique(TT.times.numbers);
      [~, first] = unique(addvars(TT.T, places, 'NewVariableNames', '__row__'));
      R = sortrows(part(TT, sort(first), ':'));
    end

    function R = varfun(f, TT, varargin)
      R = varfun(f, TT.T, varargin{:});
      if istable(R) && height(R) == height(TT)
        R = withRows(TT, R, TT.times);
      end
    end

    function R = rowfun(f, TT, varargin)
      R = rowfun(f, TT.T, varargin{:});
      if istable(R) && height(R) == height(TT)
        R = withRows(TT, R, TT.times);
      end
    end

    function R = groupsummary(TT, by, varargin)
      T = timetable2table(TT);
      if ~isempty(varargin) && any(strcmp(char(varargin{1}), {'year', 'month', 'day', 'hour', 'minute', 'second', 'week', 'quarter'}))
        unit = char(varargin{1});
        T.(char(by)) = dateshift(T.(char(by)), 'start', unit);
        varargin(1) = [];
      end
      R = groupsummary(T, by, varargin{:});
    end

    function R = lag(TT, n)
      % The rows some rows, or some time, later.
      R = TT;
      if nargin < 2
        n = 1;
      end
      if ~isnumeric(n)
        R.times = TT.times + n;
        return
      end
      from = (1:height(TT))' - n;
      R.T = __rows_taken__(TT.T, from .* (from > 0 & from <= height(TT)));
    end

    function R = retime(TT, times, varargin)
      % The variables at other times: interpolated, or brought together.
      [times, method, constant] = __new_times__(TT.times, times, varargin);
      R = withRows(TT, __retimed__(TT.T, TT.times, times, method, constant), times);
    end

    function R = synchronize(A, B, varargin)
      % Two timetables at common times, beside each other.
      basis = 'union';
      if ~isempty(varargin) && (isTime(varargin{1}) || any(strcmp(varargin{1}, {'union', 'intersection', 'first', 'last', 'commonrange'})))
        basis = varargin{1};
        varargin(1) = [];
      end
      if isTime(basis)
        times = basis;
      elseif strcmp(basis, 'first')
        times = A.times;
      elseif strcmp(basis, 'last')
        times = B.times;
      elseif strcmp(basis, 'intersection')
        times = intersect(A.times, B.times);
      else
        times = union(A.times, B.times);
      end
      if strcmp(basis, 'commonrange')
        times = times(times >= max(min(A.times), min(B.times)) & times <= min(max(A.times), max(B.times)));
      end
      if isempty(varargin)
        varargin = {'fillwithmissing'};
      end
      a = retime(A, times, varargin{:});
      b = retime(B, times, varargin{:});
      both = intersect(a.T.Properties.VariableNames, b.T.Properties.VariableNames);
      a.T = renamevars(a.T, both, cellfun(@(n) [n, '_', orElse(inputname(1), '1')], both, 'UniformOutput', false));
      b.T = renamevars(b.T, both, cellfun(@(n) [n, '_', orElse(inputname(2), '2')], both, 'UniformOutput', false));
      R = [a, b];
    end

    function T = timetable2table(TT, varargin)
      T = table(TT.times, 'VariableNames', {TT.timeName});
      if numel(varargin) == 2 && ~varargin{2}
        T = TT.T;
      else
        T = [T, TT.T];
      end
    end

    function tf = isequal(A, B)
      tf = isa(A, 'timetable') && isa(B, 'timetable') && isequal(A.times, B.times) && isequal(A.T, B.T);
    end

    function tf = isequaln(A, B)
      tf = isa(A, 'timetable') && isa(B, 'timetable') && isequaln(A.times, B.times) && isequaln(A.T, B.T);
    end

    function disp(TT)
      disp([table(char(string(TT.times)), 'VariableNames', {TT.timeName}), TT.T]);
    end

    function display(TT)
      fprintf('\n%s =\n\n  %d×%d timetable\n\n', inputname(1), height(TT), width(TT));
      disp(TT);
      fprintf('\n');
    end
  end

  methods (Access = private)
    function TT = withRows(TT, T, times)
      TT.T = T;
      TT.times = reshape(times, [], 1);
    end

    function value = variable(TT, name)
      if strcmp(name, 'Properties')
        value = info(TT);
      elseif strcmp(name, TT.timeName)
        value = TT.times;
      else
        value = TT.T.(name);
      end
    end

    function R = part(TT, rows, which)
      at = rowsAt(TT, rows);
      R = withRows(TT, TT.T(at, which), TT.times(at));
    end

    function at = rowsAt(TT, rows)
      if isa(rows, 'timerange') || isa(rows, 'withtol')
        at = find(contains(rows, TT.times));
      elseif ischar(rows) && strcmp(rows, ':')
        at = (1:height(TT))';
      elseif isnumeric(rows)
        at = rows;
      elseif islogical(rows)
        at = find(rows);
      else
        if ~isTime(rows)
          rows = datetime(rows);
        end
        at = zeros(0, 1);
        for k = 1:numel(rows)
          at = [at; find(TT.times == rows(k))];
        end
      end
    end

    function TT = setPart(TT, s, value)
      at = rowsAt(TT, s(1).subs{1});
      s(1).subs{1} = at;
      if isa(value, 'timetable')
        TT.times(at) = value.times;
        value = value.T;
      end
      old = height(TT);
      TT.T = subsasgn(TT.T, s, value);
      if isnumeric(value) && isempty(value)
        TT.times(at) = [];
      elseif height(TT.T) > old
        TT.times(height(TT.T)) = TT.times(1);
        TT.times = withNumbers(TT.times, [TT.times.numbers(1:old); NaN(height(TT.T) - old, 1)]);
      end
    end

    function s = info(TT)
      s = TT.T.Properties;
      s = rmfield(s, 'RowNames');
      s.DimensionNames = {TT.timeName, 'Variables'};
      s.RowTimes = TT.times;
      [regular, s.TimeStep] = isregular(TT);
      s.SampleRate = NaN;
      if regular
        s.SampleRate = 1 / s.TimeStep.numbers;
      end
      s.StartTime = TT.times(1:min(1, end));
    end

    function TT = setInfo(TT, s)
      TT.timeName = s.DimensionNames{1};
      TT.times = reshape(s.RowTimes, [], 1);
      for field = {'VariableNames', 'Description', 'UserData', 'VariableDescriptions', 'VariableUnits', 'VariableContinuity'}
        TT.T.Properties.(field{1}) = s.(field{1});
      end
    end
  end
end

function [values, o] = constructed(given)
  % The variables, and what options say of them.
  o = struct('times', [], 'name', '', 'names', {{}}, 'step', [], 'start', seconds(0), 'size', [], 'types', {{}}, 'pairs', 0);
  known = {'VariableNames', 'RowTimes', 'SampleRate', 'TimeStep', 'StartTime', 'Size', 'VariableTypes', 'DimensionNames'};
  first = find(cellfun(@(x) (ischar(x) || isStringScalar(x)) && any(strcmp(x, known)), given), 1);
  if isempty(first)
    first = numel(given) + 1;
  end
  values = given(1:first - 1);
  o.pairs = (numel(given) - first + 1) / 2;
  for k = first:2:numel(given)
    value = given{k + 1};
    switch char(given{k})
      case 'VariableNames'
        o.names = reshape(cellstr(value), 1, []);
      case 'RowTimes'
        o.times = value;
      case 'SampleRate'
        o.step = seconds(1 / value);
      case 'TimeStep'
        o.step = value;
      case 'StartTime'
        o.start = value;
      case 'Size'
        o.size = value;
      case 'VariableTypes'
        o.types = cellstr(value);
      otherwise
        o.name = char(value(1));
    end
  end
  if iscell(o.name)
    o.name = o.name{1};
  end
end

function tf = isTime(x)
  tf = isa(x, 'datetime') || isa(x, 'duration');
end

function name = orElse(name, other)
  if isempty(name)
    name = other;
  end
end
