function n = stack_size(s)
n = numel(s.items);
