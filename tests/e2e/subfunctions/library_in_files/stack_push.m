function s = stack_push(s, x)
s.n = s.n + 1;
s.items{s.n} = x;
