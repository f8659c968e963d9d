% Structs that each round of a loop builds field by field.
1;
function r = plain(n)
  for k = 1:n
    t.x = k;
    t.y = 2 * k;
    s(k) = t;
  end
  r = s;
end
function r = read_between(n)
  for k = 1:n
    t.x = k;
    t.y = t.x + 1;
    t.v = [1 2 3];
    t.v(2) = t.y;
    r(k) = t;
  end
  disp(t)
end
function r = by_branch(n)
  r = [];
  for k = 1:n
    t.x = k;
    if mod(k, 2)
      t.y = 'odd';
    else
      t.y = 'even';
    end
    if k == 3, continue, end
    r = [r t];
  end
end
function t = some_rounds(n)
  for k = 1:n
    t.x = k;
    if k == 2
      t.z = 'two';
    end
    t.y = 0;
    disp(fieldnames(t)')
  end
end
function other_order(n)
  for k = 1:n
    if k > 1
      t.b = 1;
      t.a = 2;
    else
      t.a = 3;
      t.b = 4;
    end
    disp(t)
  end
end
function left_early(n)
  for k = 1:n
    t.x = k;
    if k == 2, break, end
    t.y = k;
  end
  disp(t)
end
function nested(n)
  for i = 1:n
    for j = 1:2
      t.i = i;
      t.j = j;
      s(i, j) = t;
    end
    disp(t.j)
  end
  disp(size(s))
  disp([s.i])
end
function inner(n)
  for i = 1:n
    t.name = sprintf('%d', i);
    t.sum = 0;
    for j = 1:i
      t.sum = t.sum + j;
    end
    s(i) = t;
  end
  disp([s.sum])
end
function read_before(n)
  for k = 1:n
    if k > 1
      disp(t.y)
    end
    t.x = k;
    t.y = -k;
  end
end
function into_parts(n)
  for k = 1:n
    t.p.q = k;
    t.l{k} = k;
    disp(t)
  end
end
function cleared(n)
  for k = 1:n
    t.x = k;
    t.y = k;
    disp(t)
    clear t
  end
  disp(exist('t'))
end
function asked(n)
  for k = 1:n
    t.x = 1;
    disp(isfield(t, 'y'))
    t.y = 2;
  end
end
function failing(n)
  for k = 1:n
    try
      t.x = k;
      t.y = [1 2](k);
    catch e
      disp(t)
      disp(e.message)
    end
  end
end
function not_run(n)
  for k = 1:n
    t.x = 1;
    t.y = 2;
  end
  disp(exist('t'))
  try, disp(t), catch e, disp(e.message), end
end
r = plain(3); disp([r.x; r.y]), disp(fieldnames(r)')
r = read_between(2); disp([r.y]), disp([r.v])
r = by_branch(4); disp([r.x]), disp({r.y})
t = some_rounds(3)
other_order(3)
left_early(1), left_early(4)
nested(2)
inner(3)
read_before(3)
into_parts(2)
cleared(2)
asked(2)
failing(3)
not_run(0)
