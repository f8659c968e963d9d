items = {};
while true
  c = input('> ', 's');
  if strcmp(c, 'quit'), break, end
  switch c
    case 'add', items{end + 1} = input('item: ', 's');
    case 'list', printf('[%s]\n', strjoin(items, ' '));
    otherwise, printf('? %s\n', c);
  end
end
numel(items)
