function [R, ia, ib] = __table_join__(kind, A, B, names, varargin)
  % Rows of two tables beside each other where their keys are equal. `kind`: 'join', 'inner', 'full', 'left' or 'right';
  % `names` are those of the tables, for variables that both have.
  left = A.Properties.VariableNames;
  right = B.Properties.VariableNames;
  [o, merge] = options(kind, A, B, intersect(left, right, 'stable'), varargin);
  place = numbered(A, B, o.mine, o.theirs);
  [ia, ib] = partners(place(1:height(A)), place(height(A) + 1:end), kind);
  R = table();
  for k = 1:numel(o.left)
    name = o.left{k};
    values = taken(A.(name), ia);
    at = find(strcmp(name, o.mine), 1);
    if merge && ~isempty(at)
      other = taken(B.(o.theirs{at}), ib);
      values(ia == 0, :) = other(ia == 0, :);
      if ~strcmp(name, o.theirs{at})
        name = [name, '_', o.theirs{at}];
      end
    elseif any(strcmp(name, o.right))
      name = [name, '_', nameOf(names{1}, 'left')];
    end
    R.(name) = values;
  end
  for k = 1:numel(o.right)
    name = o.right{k};
    if any(strcmp(name, o.left))
      name = [name, '_', nameOf(names{2}, 'right')];
    end
    R.(name) = taken(B.(o.right{k}), ib);
  end
  if strcmp(kind, 'join')
    R.Properties.RowNames = A.Properties.RowNames;
  end
end

function [o, merge] = options(kind, A, B, shared, given)
  % The keys of both, and the variables that the result has of each.
  o = struct('mine', {shared}, 'theirs', {{}}, 'left', {A.Properties.VariableNames}, 'right', {{}});
  merge = false;
  chosen = false;
  for k = 1:2:numel(given)
    value = given{k + 1};
    switch char(given{k})
      case 'Keys'
        o.mine = A(:, value).Properties.VariableNames;
        o.theirs = B(:, value).Properties.VariableNames;
      case 'LeftKeys'
        o.mine = A(:, value).Properties.VariableNames;
      case 'RightKeys'
        o.theirs = B(:, value).Properties.VariableNames;
      case 'LeftVariables'
        o.left = A(:, value).Properties.VariableNames;
      case 'RightVariables'
        o.right = B(:, value).Properties.VariableNames;
        chosen = true;
      case 'MergeKeys'
        merge = value;
    end
  end
  if isempty(o.theirs)
    o.theirs = o.mine;
  end
  if isempty(o.mine)
    error("MATLAB:table:join:CantInferKey", "Cannot find a common table variable to use as a key variable.");
  end
  if ~chosen
    o.right = B.Properties.VariableNames;
    if merge || any(strcmp(kind, {'join', 'inner'}))
      o.right = o.right(~ismember(o.right, o.theirs));
    end
  end
end

function place = numbered(A, B, mine, theirs)
  % The numbers of the rows' keys, in the order of the keys.
  both = zeros(height(A) + height(B), numel(mine));
  for k = 1:numel(mine)
    [~, ~, both(:, k)] = unique([column(A, mine{k}); column(B, theirs{k})]);
  end
  [~, ~, place] = unique(both, 'rows');
end

function values = column(T, name)
  values = T.(name);
  if ischar(values)
    values = string(values);
  end
end

function [ia, ib] = partners(a, b, kind)
  ia = zeros(0, 1);
  ib = zeros(0, 1);
  keys = unique([a; b])';
  if strcmp(kind, 'join')
    [found, ib] = ismember(a, b);
    if ~all(found)
      error("MATLAB:table:join:LeftKeyValueNotFound", "The key variable for B must contain all values in the key variable for A.");
    elseif numel(unique(b)) < numel(b)
      error("MATLAB:table:join:DuplicateRightKeyVarValues", "The key variable for B must have unique values.");
    end
    ia = (1:numel(a))';
    return
  end
  for key = keys
    i = find(a == key);
    j = find(b == key);
    if ~isempty(i) && ~isempty(j)
      ia = [ia; repelem(i, numel(j))];
      ib = [ib; repmat(j, numel(i), 1)];
    elseif isempty(j) && any(strcmp(kind, {'full', 'left'}))
      ia = [ia; i];
      ib = [ib; zeros(numel(i), 1)];
    elseif isempty(i) && any(strcmp(kind, {'full', 'right'}))
      ia = [ia; zeros(numel(j), 1)];
      ib = [ib; j];
    end
  end
end

function values = taken(from, at)
  % Rows of a variable, missing ones where there is none.
  if isempty(from)
    from(1, :) = __missing_of__(from);
  end
  values = from(max(at, 1), :);
  if any(at == 0)
    values(at == 0, :) = __missing_of__(from);
  end
end

function name = nameOf(given, side)
  name = given;
  if isempty(name)
    name = side;
  end
end
