function [times, method, constant] = __new_times__(old, times, options)
  % The times that `retime` is asked for, and how it finds values for them.
  method = 'fillwithmissing';
  constant = 0;
  step = [];
  k = 1;
  while k <= numel(options)
    if isa(options{k}, 'function_handle')
      method = options{k};
      k = k + 1;
      continue
    end
    switch char(options{k})
      case 'TimeStep'
        step = options{k + 1};
        k = k + 1;
      case 'SampleRate'
        step = seconds(1 / options{k + 1});
        k = k + 1;
      case 'Constant'
        constant = options{k + 1};
        k = k + 1;
      case {'EndValues', 'IncludedEdge'}
        k = k + 1;
      otherwise
        method = char(options{k});
    end
    k = k + 1;
  end
  if isa(times, 'datetime') || isa(times, 'duration')
    times = reshape(times, [], 1);
    return
  end
  words = {'yearly', 'quarterly', 'monthly', 'weekly', 'daily', 'hourly', 'minutely', 'secondly'};
  units = {'year', 'quarter', 'month', 'week', 'day', 'hour', 'minute', 'second'};
  steps = {calyears(1), calmonths(3), calmonths(1), caldays(7), caldays(1), hours(1), minutes(1), seconds(1)};
  at = find(strcmp(times, words), 1);
  if isempty(at)
    n = floor((max(old) - min(old)) / step);
    times = min(old) + (0:n)' * step;
    return
  end
  first = dateshift(min(old), 'start', units{at});
  times = first;
  next = first + steps{at};
  last = max(old);
  if ~(ischar(method) && any(strcmp(method, {'sum', 'mean', 'min', 'max', 'count', 'firstvalue', 'lastvalue', 'mode', 'median', 'prod'})))
    last = dateshift(last, 'start', units{at});
    if last < max(old)
      last = last + steps{at};
    end
  end
  while next <= last
    times(end + 1, 1) = next;
    next = next + steps{at};
  end
end
