% Fields of all structs of an array put side by side and one below the other.
1;
function show (n)
  p = struct ('v', {}, 'c', {}, 'k', {}, 'm', {});
  for i = 1:n, p(i).v = [i 2*i 3*i]; p(i).c = [i; -i]; p(i).k = i; p(i).m = [i 1; 2 i]; end
  disp ([p.v]), disp ([p.c]), disp ([p.k]), disp ([p.m])
  disp (cat (1, p.v)), disp (vertcat (p.c)), disp (vertcat (p.k)), disp (cat (2, p.v)), disp (horzcat (p.m))
  disp (size ([p.v])), disp (size ([p.c])), disp (size ([p.k])), disp (size ([p.m]))
  disp (size (cat (1, p.v))), disp (size (vertcat (p.c))), disp (size (vertcat (p.k)))
  x = reshape ([p.v], 3, []); disp (x)
  y = mean (cat (1, p.v)); disp (y)
end
for n = 0:3, show (n), end
