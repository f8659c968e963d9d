classdef table
  % Columns of the same height, each with a name ("Tables" of MATLAB's documentation).
  properties (Access = private)
    columns = {}
    names = {}
    rowNames = {}
    height_ = 0
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
          if any(strcmp(option, {'VariableNames', 'RowNames', 'Size', 'VariableTypes'}))
            count = k - 1;
            break
          end
        end
        k = k + 1;
      end
      sizes = [];
      types = {};
      for k = count + 1:2:nargin
        switch char(varargin{k})
          case 'VariableNames'
            named = cellstr(varargin{k + 1});
          case 'RowNames'
            rows = cellstr(varargin{k + 1});
          case 'Size'
            sizes = varargin{k + 1};
          case 'VariableTypes'
            types = cellstr(varargin{k + 1});
          otherwise
            error("MATLAB:table:parseArgs:BadParamName", "Invalid parameter name: %s.", char(varargin{k}));
        end
      end
      for k = 1:count
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
        for c = 1:numel(R.columns)
          R.columns{c} = [R.columns{c}; column(other, R.names{c})];
        end
        R.height_ = R.height_ + other.height_;
        R.rowNames = [R.rowNames; other.rowNames];
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
      which = places(T, by);
      order = (1:T.height_)';
      direction = cellstr(direction);
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
      for k = 1:numel(varargin)
        if (ischar(varargin{k}) || isstring(varargin{k})) && strcmp(char(varargin{k}), 'NewVariableNames')
          fresh = cellstr(varargin{k + 1});
          R.names(end - numel(fresh) + 1:end) = fresh;
          break
        end
        R = add(R, sprintf('Var%d', numel(R.columns) + 1), varargin{k});
      end
    end

    function A = table2array(T)
      A = contents(T);
    end

    function s = table2struct(T)
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

    function R = join(A, B, varargin)
      % The columns of B beside those of A, row by row where the keys are equal.
      keys = keyNames(A, B, varargin{:});
      at = zeros(A.height_, 1);
      for r = 1:A.height_
        at(r) = matching(A, r, B, keys);
        if at(r) == 0
          error("MATLAB:table:join:LeftKeyValueNotFound", "The key variable for B must contain all values in the key variable for A.");
        end
      end
      R = horzcat(A, part(removevars(B, keys), at, ':'));
    end

    function R = innerjoin(A, B, varargin)
      % The rows of A that have a partner in B, beside it, in the order of the keys.
      keys = keyNames(A, B, varargin{:});
      left = [];
      right = [];
      for r = 1:A.height_
        for q = 1:B.height_
          if sameKeys(A, r, B, q, keys)
            left(end + 1) = r;
            right(end + 1) = q;
          end
        end
      end
      R = sortrows(horzcat(part(A, left, ':'), part(removevars(B, keys), right, ':')), keys);
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
      R = table();
      outcome = 'table';
      which = 1:numel(T.columns);
      for k = 1:2:numel(varargin)
        if strcmp(varargin{k}, 'OutputFormat')
          outcome = char(varargin{k + 1});
        elseif strcmp(varargin{k}, 'InputVariables')
          which = places(T, varargin{k + 1});
        end
      end
      values = cell(1, numel(which));
      for k = 1:numel(which)
        values{k} = f(T.columns{which(k)});
      end
      if strcmp(outcome, 'uniform')
        R = [values{:}];
      else
        for k = 1:numel(which)
          R = add(R, [shortName(f), '_', T.names{which(k)}], values{k});
        end
      end
    end

    function tf = isequal(A, B)
      tf = isa(A, 'table') && isa(B, 'table') && isequal(A.names, B.names) && isequal(A.columns, B.columns);
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
    function T = add(T, name, values)
      if isempty(T.columns)
        T.height_ = rowsOf(values);
      elseif rowsOf(values) ~= T.height_
        error("MATLAB:table:UnequalVarLengths", "All table variables must have the same number of rows.");
      end
      if ischar(values)
        values = string(values);
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
      s = struct('VariableNames', {T.names}, 'RowNames', {T.rowNames}, 'DimensionNames', {{'Row', 'Variables'}});
    end

    function T = setColumn(T, s, value)
      name = s(1).subs;
      if strcmp(name, 'Properties')
        all = info(T);
        all = builtin('subsasgn', all, s(2:end), value);
        T.names = reshape(cellstr(all.VariableNames), 1, []);
        T.rowNames = reshape(cellstr(all.RowNames), [], 1);
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

    function keys = keyNames(A, B, varargin)
      keys = intersect(A.names, B.names, 'stable');
      for k = 1:2:numel(varargin)
        if strcmp(varargin{k}, 'Keys')
          keys = cellstr(varargin{k + 1});
        end
      end
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
  for r = 1:n
    if iscell(values)
      one = values{r};
      texts(r) = "{" + elementText(one) + "}";
    else
      texts(r) = elementText(values(r, :));
    end
  end
  if isnumeric(values) || islogical(values)
    texts = pad(texts, 'left');
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
