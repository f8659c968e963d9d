function R = __retimed__(T, old, times, method, constant)
  % The variables of a table at other times than those of its rows.
  known = old.numbers;
  asked = times.numbers;
  if ischar(method) && any(strcmp(method, {'sum', 'mean', 'min', 'max', 'count', 'firstvalue', 'lastvalue', 'mode', 'median', 'prod'}))
    R = gathered(T, known, asked, __group_method__(method));
    return
  elseif isa(method, 'function_handle')
    R = gathered(T, known, asked, method);
    return
  end
  [known, order] = sort(known);
  T = T(order, :);
  at = zeros(numel(asked), 1);
  for k = 1:numel(asked)
    at(k) = chosen(known, asked(k), method);
  end
  R = __rows_taken__(T, at);
  if strcmp(method, 'fillwithconstant')
    for name = T.Properties.VariableNames
      R.(name{1})(at == 0, :) = constant;
    end
  elseif any(strcmp(method, {'linear', 'spline', 'pchip'}))
    for name = T.Properties.VariableNames
      if isfloat(T.(name{1}))
        R.(name{1}) = interp1(known, T.(name{1}), asked, method, 'extrap');
      end
    end
  end
end

function at = chosen(known, t, method)
  % The row that a method takes for a time, 0 for none.
  switch method
    case 'previous'
      at = find(known <= t, 1, 'last');
    case 'next'
      at = find(known >= t, 1);
    case {'nearest', 'linear', 'spline', 'pchip'}
      [~, at] = min(abs(known - t));
    otherwise
      at = find(abs(known - t) < 1e-9, 1);
  end
  if isempty(at)
    at = 0;
  end
end

function R = gathered(T, known, asked, f)
  % The rows from one time up to the next brought together.
  R = table();
  for name = T.Properties.VariableNames
    from = T.(name{1});
    values = cell(numel(asked), 1);
    for k = 1:numel(asked)
      inside = known >= asked(k);
      if k < numel(asked)
        inside = inside & known < asked(k + 1);
      end
      values{k} = f(from(inside, :));
      if isempty(values{k})
        values{k} = __missing_of__(from);
      end
    end
    R.(name{1}) = vertcat(values{:});
  end
end
