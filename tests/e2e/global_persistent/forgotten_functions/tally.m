function varargout = tally(name)
  persistent names = {} count = 10 last = 'none'
  if nargin
    names{end+1} = name;
    count--;
    last = name;
  else
    printf("%d %d %s\n", numel(names), count, last);
  end
end
