classdef table
  % Columns of the same height, each with a name ("Tables" of MATLAB's documentation).
  properties (Access = private)
    columns = {}
    names = {}
    rowNames = {}
    height_ = 0
    notes = struct('Description', '', 'UserData', [], 'DimensionNames', {{'Row', 'Variables'}}, 'VariableDescriptions', {{}}, 'VariableUnits', {{}}, 'VariableContinuity', [])
  end
  methods (Static)
    function T = empty()
      T = table();
    end
  end
  methods
    function T = table(varargin)
      named = {};
      rows = {};
      count = nargin;
      k = 1;
      while k < nargin
        if (ischar(varargin{k}) || isStringScalar(varargin{k})) && k < nargin
          option = char(varargin{k});
          if any(strcmpi(option, {'VariableNames', 'RowNames', 'Size', 'VariableTypes', 'DimensionNames'}))
            count = k - 1;
            break
          end
        end
        k = k + 1;
      end
      sizes = [];
      types = {};
      for k = count + 1:2:nargin
        switch lower(char(varargin{k}))
          case 'variablenames'
            named = cellstr(varargin{k + 1});
          case 'rownames'
            rows = cellstr(varargin{k + 1});
          case 'size'
            sizes = varargin{k + 1};
          case 'variabletypes'
            types = cellstr(varargin{k + 1});
          case 'dimensionnames'
            T.notes.DimensionNames = cellstr(varargin{k + 1});
          otherwise
            error("MATLAB:table:parseArgs:BadParamName", "Invalid parameter name: %s.", char(varargin{k}));
        end
      end
      for k = 1:count
        if k > 1 && size(varargin{k}, 1) ~= T.height_
          error("MATLAB:table:UnequalVarLengths", "All table variables must have the same number of rows.");
        end
        name = inputname(k);
        if isempty(name)
          name = sprintf('Var%d', k);
        end
        T = add(T, name, varargin{k});
      end
      for k = 1:numel(types)
        T = add(T, sprintf('Var%d', k), blank(types{k}, sizes(1)));
      end
      if ~isempty(named)
        if numel(named) ~= numel(T.columns)
          error("MATLAB:table:IncorrectNumberOfVarNames", "The VariableNames property must contain one name for each variable in the table.");
        end
        T.names = reshape(named, 1, []);
      end
      T.rowNames = reshape(rows, [], 1);
    end

    function n = height(T)
      n = T.height_;
    end

    function n = width(T)
      n = numel(T.columns);
    end

    function varargout = size(T, dim)
      extents = [T.height_, numel(T.columns)];
      if nargin > 1
        varargout{1} = extents(dim);
      elseif nargout > 1
        varargout = num2cell(extents);
      else
        varargout{1} = extents;
      end
    end

    function n = numel(T)
      n = T.height_ * numel(T.columns);
    end

    function tf = isempty(T)
      tf = T.height_ == 0 || isempty(T.columns);
    end

    function n = end(T, k, n)
      if k == 1
        n = T.height_;
      else
        n = numel(T.columns);
      end
    end

    function varargout = subsref(T, s)
      switch s(1).type
        case '.'
          if strcmp(s(1).subs, 'Properties')
            value = info(T);
          elseif strcmp(s(1).subs, 'Variables')
            value = contents(T);
          elseif any(strcmp(s(1).subs, {'Row', 'RowNames'})) && ~any(strcmp(s(1).subs, T.names))
            value = T.rowNames;
          else
            value = column(T, s(1).subs);
          end
        case '()'
          value = part(T, s(1).subs{:});
        otherwise
          value = contents(part(T, s(1).subs{:}));
      end
      if numel(s) > 1
        if isa(value, 'table')
          [varargout{1:max(nargout, 1)}] = subsref(value, s(2:end));
        else
          [varargout{1:max(nargout, 1)}] = builtin('subsref', value, s(2:end));
        end
      else
        varargout{1} = value;
      end
    end

    function T = subsasgn(T, s, value)
      switch s(1).type
        case '.'
          T = setColumn(T, s, value);
        case '()'
          T = setPart(T, s(1).subs{1}, s(1).subs{2}, value);
        otherwise
          T = setContents(T, s(1).subs{1}, s(1).subs{2}, value);
      end
    end

    function R = vertcat(varargin)
      R = varargin{1};
      for k = 2:nargin
        other = varargin{k};
        if iscell(other)
          T = part(R, ':', ':');
          T.rowNames = cell(0, 1);
          other = setPart(T, 1:size(other, 1), ':', other);
          other = part(other, 1:size(varargin{k}, 1), ':');
        elseif ~isa(other, 'table')
          error("MATLAB:table:vertcat:InvalidInput", "All input arguments must be tables.");
        elseif numel(other.columns) ~= numel(R.columns)
          error("MATLAB:table:vertcat:SizeMismatch", "All tables being vertically concatenated must have the same number of variables.");
        elseif ~all(ismember(other.names, R.names))
          error("MATLAB:table:vertcat:UnequalVarNames", "All tables being vertically concatenated must have the same variable names.");
        end
        for c = 1:numel(R.columns)
          R.columns{c} = [R.columns{c}; column(other, R.names{c})];
        end
        R.rowNames = bothNames(R, other);
        R.height_ = R.height_ + other.height_;
      end
    end

    function R = horzcat(varargin)
      R = varargin{1};
      for k = 2:nargin
        other = varargin{k};
        for c = 1:numel(other.columns)
          if any(strcmp(other.names{c}, R.names))
            error("MATLAB:table:DuplicateVarNames", "Duplicate table variable name: '%s'.", other.names{c});
          end
          R = add(R, other.names{c}, other.columns{c});
        end
      end
    end

    function [R, order] = sortrows(T, by, direction)
      if nargin < 2
        by = T.names;
      end
      if nargin < 3
        direction = 'ascend';
      end
      direction = cellstr(direction);
      if isnumeric(by)
        down = by < 0;
        if any(down)
          direction = repmat({'ascend'}, 1, numel(by));
          direction(down) = {'descend'};
        end
        by = abs(by);
      elseif ischar(by) && any(strcmp(by, {'ascend', 'descend'}))
        direction = {by};
        by = T.names;
      elseif ~islogical(by) && any(strcmp(by, 'RowNames'))
        [~, order] = sort(T.rowNames);
        R = part(T, order, ':');
        return
      end
      which = places(T, by);
      order = (1:T.height_)';
      for k = numel(which):-1:1
        [~, next] = sort(T.columns{which(k)}(order), direction{min(k, end)});
        order = order(next);
      end
      R = part(T, order, ':');
    end

    function R = head(T, n)
      if nargin < 2
        n = 8;
      end
      R = part(T, 1:min(n, T.height_), ':');
    end

    function R = tail(T, n)
      if nargin < 2
        n = 8;
      end
      R = part(T, max(T.height_ - n, 0) + 1:T.height_, ':');
    end

    function R = removevars(T, which)
      R = T;
      gone = places(T, which);
      R.columns(gone) = [];
      R.names(gone) = [];
    end

    function R = renamevars(T, old, new)
      R = T;
      R.names(places(T, old)) = cellstr(new);
    end

    function R = addvars(T, varargin)
      R = T;
      fresh = {};
      after = numel(T.columns);
      k = 1;
      while k <= numel(varargin)
        option = '';
        if k < numel(varargin) && (ischar(varargin{k}) || isStringScalar(varargin{k}))
          option = char(varargin{k});
        end
        switch option
          case 'NewVariableNames'
            fresh = cellstr(varargin{k + 1});
            k = k + 1;
          case 'Before'
            after = places(T, varargin{k + 1}) - 1;
            k = k + 1;
          case 'After'
            after = places(T, varargin{k + 1});
            k = k + 1;
          otherwise
            name = inputname(k + 1);
            if isempty(name) || any(strcmp(name, R.names))
              name = sprintf('Var%d', numel(R.columns) + 1);
            end
            R = add(R, name, varargin{k});
        end
        k = k + 1;
      end
      old = numel(T.columns);
      if ~isempty(fresh)
        R.names(old + 1:end) = fresh;
      end
      R = part(R, ':', [1:after, old + 1:numel(R.columns), after + 1:old]);
    end

    function A = table2array(T)
      A = contents(T);
    end

    function s = table2struct(T, varargin)
      % A struct for each row, or one of whole variables: 'ToScalar', true.
      if ~isempty(varargin) && varargin{2}
        s = cell2struct(reshape(T.columns, [], 1), reshape(T.names, [], 1), 1);
        return
      end
      s = repmat(struct(), T.height_, 1);
      for c = 1:numel(T.columns)
        values = T.columns{c};
        for r = 1:T.height_
          if iscell(values)
            s(r).(T.names{c}) = values{r};
          else
            s(r).(T.names{c}) = values(r, :);
          end
        end
      end
    end

    function c = table2cell(T)
      c = cell(T.height_, numel(T.columns));
      for k = 1:numel(T.columns)
        for r = 1:T.height_
          if iscell(T.columns{k})
            c{r, k} = T.columns{k}{r};
          else
            c{r, k} = T.columns{k}(r, :);
          end
        end
      end
    end

    function [R, ib] = join(A, B, varargin)
      % The columns of B beside those of A, row by row where the keys are equal.
      [R, ~, ib] = __table_join__('join', A, B, {inputname(1), inputname(2)}, varargin{:});
    end

    function [R, ia, ib] = innerjoin(A, B, varargin)
      % The rows of A that have a partner in B, beside it, in the order of the keys.
      [R, ia, ib] = __table_join__('inner', A, B, {inputname(1), inputname(2)}, varargin{:});
    end

    function [R, first] = unique(T)
      first = [];
      for r = 1:T.height_
        if isempty(first) || ~any(arrayfun(@(q) sameKeys(T, r, T, q, T.names), first))
          first(end + 1, 1) = r;
        end
      end
      [R, order] = sortrows(part(T, first, ':'));
      first = first(order);
    end

    function R = varfun(f, T, varargin)
      outcome = 'table';
      which = 1:numel(T.columns);
      by = {};
      for k = 1:2:numel(varargin)
        switch char(varargin{k})
          case 'OutputFormat'
            outcome = char(varargin{k + 1});
          case 'InputVariables'
            which = varargin{k + 1};
            if isa(which, 'function_handle')
              which = cellfun(which, T.columns);
            end
            which = places(T, which);
          case 'GroupingVariables'
            by = T.names(places(T, varargin{k + 1}));
        end
      end
      if ~isempty(by)
        which = which(~ismember(T.names(which), by));
        [place, R] = grouped(T, by);
        R = add(R, 'GroupCount', accumarray(place, 1, [R.height_, 1]));
        for k = 1:numel(which)
          values = cell(R.height_, 1);
          for g = 1:R.height_
            values{g} = f(T.columns{which(k)}(place == g, :));
          end
          R = add(R, [shortName(f), '_', T.names{which(k)}], vertcat(values{:}));
        end
        return
      end
      values = cell(1, numel(which));
      for k = 1:numel(which)
        values{k} = f(T.columns{which(k)});
      end
      R = table();
      if strcmp(outcome, 'uniform')
        R = [values{:}];
      elseif strcmp(outcome, 'cell')
        R = values;
      else
        for k = 1:numel(which)
          R = add(R, [shortName(f), '_', T.names{which(k)}], values{k});
        end
      end
    end

    function [R, place, n] = groupsummary(T, by, varargin)
      % The groups of rows with the same values, their numbers, and statistics of the other variables.
      by = T.names(places(T, by));
      methods = {};
      which = T.names(~ismember(T.names, by));
      if ~isempty(varargin)
        methods = varargin{1};
        if isstring(methods)
          methods = cellstr(methods);
        elseif ~iscell(methods)
          methods = {methods};
        end
        if numel(varargin) > 1
          which = T.names(places(T, varargin{2}));
        else
          which = which(cellfun(@(name) isnumeric(column(T, name)), which));
        end
      end
      [place, R] = grouped(T, by);
      n = accumarray(place, 1, [R.height_, 1]);
      R = add(R, 'GroupCount', n);
      for k = 1:numel(which)
        values = column(T, which{k});
        for m = 1:numel(methods)
          if isa(methods{m}, 'function_handle')
            name = ['fun', num2str(m)];
          else
            name = char(methods{m});
            methods{m} = name;
          end
          f = __group_statistic__(methods{m});
          results = cell(R.height_, 1);
          for g = 1:R.height_
            results{g} = f(values(place == g, :));
          end
          R = add(R, [name, '_', which{k}], vertcat(results{:}));
        end
      end
    end

    function R = groupcounts(T, by)
      R = groupsummary(T, by);
      n = column(R, 'GroupCount');
      R = add(R, 'Percent', 100 * n / sum(n));
    end

    function [place, varargout] = findgroups(T)
      [place, R] = grouped(T, T.names);
      varargout{1} = R;
    end

    function [place, R] = grouped(T, by)
      % The number of each row's group, and the values that the groups have, in their order.
      keys = zeros(T.height_, numel(by));
      for k = 1:numel(by)
        [~, ~, keys(:, k)] = unique(column(T, by{k}));
      end
      [~, first, place] = unique(keys, 'rows', 'first');
      R = part(T, first, by);
      R.rowNames = cell(0, 1);
    end

    function tf = ismissing(T, varargin)
      tf = false(T.height_, numel(T.columns));
      for k = 1:numel(T.columns)
        tf(:, k) = any(ismissing(T.columns{k}, varargin{:}), 2);
      end
    end

    function tf = anymissing(T)
      tf = any(any(ismissing(T)));
    end

    function [R, gone] = rmmissing(T, varargin)
      which = T.names;
      at = find(strcmp('DataVariables', varargin), 1);
      if ~isempty(at)
        which = varargin{at + 1};
      end
      gone = any(ismissing(part(T, ':', which)), 2);
      R = part(T, ~gone, ':');
    end

    function T = fillmissing(T, method, varargin)
      which = T.names;
      at = find(cellfun(@(x) ischar(x) && strcmp(x, 'DataVariables'), varargin), 1);
      if ~isempty(at)
        which = varargin{at + 1};
        varargin(at:at + 1) = [];
      end
      which = places(T, which);
      for k = 1:numel(which)
        values = T.columns{which(k)};
        given = varargin;
        if strcmpi(method, 'constant') && iscell(given{1})
          given{1} = given{1}{k};
        end
        if any(any(ismissing(values)))
          T.columns{which(k)} = fillmissing(values, method, given{:});
        end
      end
    end

    function T = standardizeMissing(T, varargin)
      for k = 1:numel(T.columns)
        if isnumeric(T.columns{k})
          T.columns{k} = standardizeMissing(T.columns{k}, varargin{:});
        end
      end
    end

    function [tf, at] = ismember(A, B)
      at = zeros(A.height_, 1);
      for r = 1:A.height_
        at(r) = matching(A, r, B, A.names);
      end
      tf = at > 0;
    end

    function [R, ia, ib] = intersect(A, B)
      [A, ia] = unique(A);
      [tf, ib] = ismember(A, B);
      R = part(A, tf, ':');
      ia = ia(tf);
      ib = ib(tf);
    end

    function [R, ia] = setdiff(A, B)
      [A, ia] = unique(A);
      tf = ismember(A, B);
      R = part(A, ~tf, ':');
      ia = ia(~tf);
    end

    function R = union(A, B)
      R = unique(vertcat(A, B));
    end

    function R = sum(T, varargin)
      R = reduced(T, @sum, varargin);
    end

    function R = mean(T, varargin)
      R = reduced(T, @mean, varargin);
    end

    function R = median(T, varargin)
      R = reduced(T, @median, varargin);
    end

    function R = std(T, varargin)
      R = reduced(T, @std, varargin);
    end

    function R = var(T, varargin)
      R = reduced(T, @var, varargin);
    end

    function R = max(T, varargin)
      R = reduced(T, @max, varargin);
    end

    function R = min(T, varargin)
      R = reduced(T, @min, varargin);
    end

    function R = plus(A, B)
      R = combined(@plus, A, B);
    end

    function R = minus(A, B)
      R = combined(@minus, A, B);
    end

    function R = times(A, B)
      R = combined(@times, A, B);
    end

    function R = rdivide(A, B)
      R = combined(@rdivide, A, B);
    end

    function tf = isequal(A, B)
      tf = isa(A, 'table') && isa(B, 'table') && isequal(A.names, B.names) && isequal(A.columns, B.columns);
    end

    function text = jsonencode(T, varargin)
      text = jsonencode(table2struct(T), varargin{:});
      if height(T) == 1
        text = ['[', text, ']'];
      end
    end

    function tf = isequaln(A, B)
      tf = isa(A, 'table') && isa(B, 'table') && isequal(A.names, B.names) && isequaln(A.columns, B.columns);
    end

    function varargout = summary(T)
      if nargout
        varargout{1} = described(T);
        return
      end
      fprintf('\nVariables:\n\n');
      for k = 1:numel(T.columns)
        values = T.columns{k};
        fprintf('    %s: %dx%d %s\n\n', T.names{k}, size(values, 1), size(values, 2), class(values));
        if isnumeric(values)
          fprintf('        Values:\n\n            Min       %g\n            Median    %g\n            Max       %g\n\n', min(values), median(values), max(values));
        end
      end
    end

    function disp(T)
      show(T);
    end

    function display(T)
      fprintf('\n%s =\n\n  %d×%d table\n\n', inputname(1), T.height_, numel(T.columns));
      show(T);
      fprintf('\n');
    end
  end

  methods (Access = private)
    function names = bothNames(R, other)
      % The names of the rows of two tables, of which rows without one have their number.
      names = [R.rowNames; other.rowNames];
      if numel(names) == 0 || numel(names) == R.height_ + other.height_
        return
      end
      names = R.rowNames;
      if isempty(names)
        names = numberedRows(1:R.height_);
      end
      more = other.rowNames;
      if isempty(more)
        more = numberedRows(R.height_ + (1:other.height_));
      end
      names = [names; more];
    end

    function s = described(T)
      % What is known of each variable, as a structure.
      s = struct();
      for k = 1:numel(T.columns)
        values = T.columns{k};
        v = struct('Size', size(values), 'Type', class(values), 'Description', '', 'Units', '', 'Continuity', []);
        if isnumeric(values) || isdatetime(values) || isduration(values)
          good = rmmissing(values);
          v.Min = min(good);
          v.Median = median(good);
          v.Max = max(good);
          v.NumMissing = sum(ismissing(values));
        elseif islogical(values)
          v.True = sum(values);
          v.False = sum(~values);
        elseif iscategorical(values)
          v.Categories = categories(values);
          v.Counts = countcats(values);
        end
        s.(T.names{k}) = v;
      end
    end

    function R = reduced(T, f, options)
      R = T;
      R.rowNames = cell(0, 1);
      if ~isempty(options) && isequal(options{end}, 2)
        R = table();
        R = add(R, func2str(f), f(contents(T), options{:}));
        return
      end
      for k = 1:numel(T.columns)
        R.columns{k} = f(T.columns{k}, options{:});
      end
      R.height_ = 1;
    end

    function R = combined(f, A, B)
      R = A;
      if ~isa(A, 'table')
        R = B;
      end
      for k = 1:numel(R.columns)
        x = A;
        y = B;
        if isa(A, 'table')
          x = A.columns{k};
        end
        if isa(B, 'table')
          y = B.columns{k};
        end
        R.columns{k} = f(x, y);
      end
    end

    function T = add(T, name, values)
      if isempty(T.columns)
        T.height_ = rowsOf(values);
      elseif rowsOf(values) ~= T.height_
        error("MATLAB:table:RowDimensionMismatch", "To assign to or create a variable in a table, the number of rows must match the height of the table.");
      end
      at = find(strcmp(name, T.names));
      if isempty(at)
        at = numel(T.names) + 1;
      end
      T.names{at} = char(name);
      T.columns{at} = values;
    end

    function at = places(T, which)
      if ischar(which) && strcmp(which, ':')
        at = 1:numel(T.columns);
      elseif islogical(which)
        at = find(which);
      elseif isnumeric(which)
        at = which;
      elseif isa(which, 'vartype')
        at = find(cellfun(@(values) accepts(which, values), T.columns));
      elseif isa(which, 'function_handle')
        at = find(cellfun(which, T.columns));
      else
        which = cellstr(which);
        at = zeros(1, numel(which));
        for k = 1:numel(which)
          found = find(strcmp(which{k}, T.names));
          if isempty(found)
            error("MATLAB:table:UnrecognizedVarName", "Unrecognized table variable name '%s'.", which{k});
          end
          at(k) = found;
        end
      end
    end

    function at = rowsAt(T, which)
      if ischar(which) && strcmp(which, ':')
        at = 1:T.height_;
      elseif islogical(which)
        at = find(which);
      elseif isnumeric(which)
        at = which;
      else
        [found, at] = ismember(cellstr(which), T.rowNames);
        if ~all(found)
          error("MATLAB:table:UnrecognizedRowName", "Unrecognized row name '%s'.", char(which));
        end
      end
    end

    function value = column(T, name)
      value = T.columns{places(T, name)};
    end

    function R = part(T, rows, which)
      at = places(T, which);
      keep = rowsAt(T, rows);
      if any(keep > T.height_)
        error("MATLAB:table:RowIndexOutOfRange", "Row index exceeds table dimensions.");
      end
      R = T;
      R.columns = cell(1, numel(at));
      for k = 1:numel(at)
        R.columns{k} = T.columns{at(k)}(keep, :);
      end
      R.names = T.names(at);
      for field = {'VariableUnits', 'VariableDescriptions'}
        if numel(T.notes.(field{1})) == numel(T.columns) && ~isempty(T.columns)
          R.notes.(field{1}) = T.notes.(field{1})(at);
        end
      end
      R.height_ = numel(keep);
      if ~isempty(T.rowNames)
        R.rowNames = T.rowNames(keep);
      end
    end

    function A = contents(T)
      A = [];
      for k = 1:numel(T.columns)
        if k == 1
          A = T.columns{k};
        else
          A = [A, T.columns{k}];
        end
      end
    end

    function s = info(T)
      s = T.notes;
      s.VariableNames = T.names;
      s.RowNames = T.rowNames;
      s.VariableTypes = string(cellfun(@class, T.columns, 'UniformOutput', false));
    end

    function T = setColumn(T, s, value)
      name = s(1).subs;
      if strcmp(name, 'Properties')
        all = info(T);
        all = builtin('subsasgn', all, s(2:end), value);
        T.names = reshape(cellstr(all.VariableNames), 1, []);
        T.rowNames = reshape(cellstr(all.RowNames), [], 1);
        for field = fieldnames(T.notes)'
          T.notes.(field{1}) = all.(field{1});
        end
      elseif strcmp(name, 'Variables')
        T = setContents(T, ':', ':', value);
      elseif numel(s) > 1
        if any(strcmp(name, T.names))
          old = column(T, name);
        else
          old = [];
        end
        T = add(T, name, builtin('subsasgn', old, s(2:end), value));
      elseif isnumeric(value) && isempty(value) && T.height_ > 0
        T = removevars(T, name);
      else
        if isscalar(value) && T.height_ > 1
          value = repmat(value, T.height_, 1);
        end
        T = add(T, name, value);
      end
    end

    function T = setPart(T, rows, which, value)
      if isnumeric(value) && isempty(value)
        keep = true(T.height_, 1);
        keep(rowsAt(T, rows)) = false;
        T = part(T, keep, ':');
        return
      end
      at = places(T, which);
      into = rowsAt(T, rows);
      for k = 1:numel(at)
        if isa(value, 'table')
          given = value.columns{k};
        elseif iscell(value)
          given = value(:, k);
          if ~iscell(T.columns{at(k)})
            given = vertcat(given{:});
          end
        else
          given = value(:, k);
        end
        T.columns{at(k)}(into, :) = given;
      end
      T.height_ = max([T.height_, reshape(into, 1, [])]);
    end

    function T = setContents(T, rows, which, value)
      at = places(T, which);
      into = rowsAt(T, rows);
      for k = 1:numel(at)
        given = value;
        if size(value, 2) == numel(at)
          given = value(:, k);
        end
        T.columns{at(k)}(into, :) = given;
      end
      T.height_ = max([T.height_, reshape(into, 1, [])]);
    end

    function q = matching(A, r, B, keys)
      for q = 1:B.height_
        if sameKeys(A, r, B, q, keys)
          return
        end
      end
      q = 0;
    end

    function same = sameKeys(A, r, B, q, keys)
      same = true;
      for k = 1:numel(keys)
        x = column(A, keys{k});
        y = column(B, keys{k});
        same = same && isequal(x(r, :), y(q, :));
      end
    end

    function show(T)
      texts = cell(1, numel(T.columns));
      for c = 1:numel(T.columns)
        texts{c} = shown(T.columns{c}, T.height_);
      end
      gap = '    ';
      head = '';
      rule = '';
      for c = 1:numel(texts)
        width = max([strlength(texts{c}); strlength(T.names{c})]);
        head = [head, gap, centred(T.names{c}, width)];
        rule = [rule, gap, repmat('_', 1, width)];
        for r = 1:numel(texts{c})
          texts{c}(r) = centred(char(texts{c}(r)), width);
        end
      end
      fprintf('%s\n%s\n\n', head, rule);
      for r = 1:T.height_
        for c = 1:numel(texts)
          fprintf('%s%s', gap, texts{c}(r));
        end
        fprintf('\n');
      end
    end
  end
end

function n = rowsOf(values)
  n = size(values, 1);
end

function values = blank(type, n)
  switch type
    case 'string'
      values = strings(n, 1);
      values(:) = missing;
    case {'cell', 'cellstr'}
      values = repmat({''}, n, 1);
    case 'logical'
      values = false(n, 1);
    otherwise
      values = zeros(n, 1, type);
  end
end

function name = shortName(f)
  name = func2str(f);
  if any(name == '(')
    name = 'Fun';
  end
end

function t = centred(t, width)
  more = width - numel(t);
  left = floor(more / 2);
  t = [blanks(left), t, blanks(more - left)];
end

function texts = shown(values, n)
  % What stands in each row of a column, all equally long.
  texts = strings(n, 1);
  if iscellstr(values)
    for r = 1:n
      texts(r) = elementText(values{r});
    end
    texts = "{" + pad(texts) + "}";
    return
  end
  for r = 1:n
    if iscell(values)
      one = values{r};
      texts(r) = "{" + elementText(one) + "}";
    elseif ischar(values)
      texts(r) = values(r, :);
    else
      texts(r) = elementText(values(r, :));
    end
  end
  if isnumeric(values)
    texts = pad(texts, 'left');
  elseif islogical(values)
    texts = pad(texts, max([5; strlength(texts)]));
  else
    texts = pad(texts);
  end
end

function t = elementText(x)
  if isstring(x)
    t = """" + x + """";
  elseif ischar(x)
    t = "'" + string(x) + "'";
  elseif islogical(x)
    t = join(string(x), "    ");
  else
    t = join(string(x), "    ");
  end
end

function names = numberedRows(numbers)
  names = cell(numel(numbers), 1);
  for k = 1:numel(numbers)
    names{k} = sprintf('Row%d', numbers(k));
  end
end
