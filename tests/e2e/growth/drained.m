1;
function n = drain(q)
  n = 0;
  while ~isempty(q)
    v = q(1);
    q(1) = [];
    n = n + v;
  end
end
function s = unwind_stack(k)
  st = k;
  s = 0;
  while ~isempty(st)
    t = st(end);
    st(end) = [];
    s = s + t;
    if t > 2
      st = [st, t - 2, t - 1];
    end
  end
end
function r = pick(x)
  if isempty(x), r = -1; return, end
  r = x(1) + x(end);
end
disp(drain([3 4 5])), disp(drain(zeros(1, 0)))
disp(unwind_stack(6))
disp(pick(find([0 1 1]))), disp(pick(find([0 0]))), disp(pick('abc'))
m = magic(4); w = m > 7; disp(sum(m(w)))
