function [s, x] = stack_pop(s)
if s.n == 0
  error('stack:empty', 'the stack is empty');
end
x = s.items{s.n};
s.items(s.n) = [];
s.n = s.n - 1;
