function s = stack_new()
s.items = {};
s.n = 0;
