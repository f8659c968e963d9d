function [R, ia, ib] = outerjoin(A, B, varargin)
  % The rows of two tables beside each other where their keys are equal, and those without a partner.
  left = A.Properties.VariableNames;
  right = B.Properties.VariableNames;
  keys = intersect(left, right, 'stable');
  theirs = {};
  merge = false;
  type = 'full';
  for k = 1:2:numel(varargin)
    value = varargin{k + 1};
    switch char(varargin{k})
      case 'Keys'
        keys = cellstr(value);
      case 'LeftKeys'
        keys = A(:, value).Properties.VariableNames;
      case 'RightKeys'
        theirs = B(:, value).Properties.VariableNames;
      case 'MergeKeys'
        merge = value;
      case 'Type'
        type = char(value);
    end
  end
  if isempty(theirs)
    theirs = keys;
  end
  both = zeros(height(A) + height(B), numel(keys));
  for k = 1:numel(keys)
    [~, ~, both(:, k)] = unique([A.(keys{k}); B.(theirs{k})]);
  end
  [~, ~, place] = unique(both, 'rows');
  [ia, ib] = partners(place(1:height(A)), place(height(A) + 1:end), type);
  R = table();
  for k = 1:numel(left)
    name = left{k};
    at = find(strcmp(name, keys));
    if merge && ~isempty(at)
      values = taken(A.(name), ia);
      other = taken(B.(theirs{at}), ib);
      values(ia == 0, :) = other(ia == 0, :);
      if ~strcmp(name, theirs{at})
        name = [name, '_', theirs{at}];
      end
      R.(name) = values;
    else
      if any(strcmp(name, right))
        name = [name, '_', nameOf(inputname(1), 'left')];
      end
      R.(name) = taken(A.(left{k}), ia);
    end
  end
  for k = 1:numel(right)
    name = right{k};
    if merge && any(strcmp(name, theirs))
      continue
    elseif any(strcmp(name, left))
      name = [name, '_', nameOf(inputname(2), 'right')];
    end
    R.(name) = taken(B.(right{k}), ib);
  end
end

function [ia, ib] = partners(a, b, type)
  ia = zeros(0, 1);
  ib = zeros(0, 1);
  for key = unique([a; b])'
    i = find(a == key);
    j = find(b == key);
    if isempty(j) && ~strcmp(type, 'right')
      ia = [ia; i];
      ib = [ib; zeros(numel(i), 1)];
    elseif isempty(i) && ~strcmp(type, 'left')
      ia = [ia; zeros(numel(j), 1)];
      ib = [ib; j];
    elseif ~isempty(i) && ~isempty(j)
      ia = [ia; repelem(i, numel(j))];
      ib = [ib; repmat(j, numel(i), 1)];
    end
  end
end

function values = taken(from, at)
  % Rows of a variable, missing ones where there is none.
  values = from(max(at, 1), :);
  if isnumeric(from) && isfloat(from)
    values(at == 0, :) = NaN;
  elseif iscell(from)
    values(at == 0, :) = {''};
  elseif isnumeric(from) || islogical(from)
    values(at == 0, :) = 0;
  else
    values(at == 0, :) = missing;
  end
end

function name = nameOf(given, side)
  name = given;
  if isempty(name)
    name = side;
  end
end
