function [s, x] = pop (s)
  if isempty (s.items)
    error ('Stack:empty', 'stack is empty');
  end
  x = s.items{end};
  s.items(end) = [];
end
