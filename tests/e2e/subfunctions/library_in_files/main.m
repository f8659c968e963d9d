s = stack_new();
s = stack_push(s, 1);
s = stack_push(s, 'two');
[s, top] = stack_pop(s)
stack_size(s)
[s, top] = stack_pop(s);
try
  [s, top] = stack_pop(s);
catch e
  disp(e.identifier), disp(e.message)
end
