function value = __missing_of__(from)
  % What stands for a value that is missing among values of a class.
  if isnumeric(from) && isfloat(from)
    value = NaN;
  elseif iscell(from)
    value = {''};
  elseif isnumeric(from) || islogical(from)
    value = 0;
  elseif ischar(from)
    value = ' ';
  else
    value = missing;
  end
end
