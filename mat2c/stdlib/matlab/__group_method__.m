function f = __group_method__(name)
  % The function that brings rows of a timetable together.
  switch name
    case 'count'
      f = @(x) size(x, 1);
    case 'firstvalue'
      f = @(x) x(1:min(1, end), :);
    case 'lastvalue'
      f = @(x) x(max(end, 1):end, :);
    otherwise
      f = @(x) feval(name, x, 1);
      if any(strcmp(name, {'min', 'max'}))
        f = @(x) feval(name, x, [], 1);
      end
  end
end
