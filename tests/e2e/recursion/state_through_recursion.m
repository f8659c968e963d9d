% A state that functions which call each other give back: what none of them changes, and what they do.
1;
function r = start(text, level)
  for k = 1:2
    st = struct('text', text, 'pos', 1, 'depth', 0, 'list', {{}}, 'level', level);
    [r, st] = sums(st);
  end
  printf('%g %d %d %d %d %s\n', r, st.pos, st.depth, numel(st.list), st.level, st.text(end));
end
function [v, st] = sums(st)
  [v, st] = products(st);
  while st.pos <= numel(st.text) && any(st.text(st.pos) == '+-')
    op = st.text(st.pos);
    st.pos = st.pos + 1;
    [r, st] = products(st);
    if op == '+', v = v + r; else, v = v - r; end
  end
end
function [v, st] = products(st)
  [v, st] = one(st);
  while st.pos <= numel(st.text) && st.text(st.pos) == '*'
    st.pos = st.pos + 1;
    [r, st] = one(st);
    v = v * r;
  end
end
function [v, st] = one(st)
  if st.text(st.pos) == '('
    st.depth = st.depth + 1;
    st.pos = st.pos + 1;
    [v, st] = sums(st);
    st.pos = st.pos + 1;
  else
    from = st.pos;
    while st.pos <= numel(st.text) && isdigit(st.text(st.pos))
      st.pos = st.pos + 1;
    end
    v = str2double(st.text(from:st.pos - 1));
    st.list{end+1} = struct('at', from, 'v', v);
  end
end
function [a, b] = swapped(a, b, n)
  if n > 0
    [b, a] = swapped(b, a, n - 1);
  end
end
function [a, b] = turned(a, b, n)
  if n > 0
    [a, b] = turned(b, a, n - 1);
  end
end
function x = never(x)
  x = never2(x);
end
function x = never2(x)
  if x > 1000
    error('too large');
  end
  x = never(x);
end

start('1+2*(3-4)*5', 3);
start('12*(2+3*(1+1))-7', 4);
s.a = 1; s.b = [2 3];
[p, q] = swapped(s, 7, 3); disp(p), disp(q)
[p, q] = turned(s, s.b, 3); disp(p), disp(q)
try
  never(2000)
catch e
  disp(e.message)
end
try
  start('1+', 1);
catch e
  disp(e.message)
end
