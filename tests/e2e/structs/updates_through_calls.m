% Functions that update structs and pass them on, with arrays that grow on some ways.
1;
function [s, t] = mixed(s, t)
 k = 1;
 s.v(1) = mod(1, 9);
 if k > s.x
  if isfield(t, "y"), t.y = t.y + 1; end
 else
  if numel(t.name) > s.v(1)
   t.x = t.x + 1;
   s.x = s.x + 1;
  else
   t.y = mod(sum(s.v), 97);
  end
  t.y = mod(t.v(1), 97);
 end
 s.y = mod((s.in.a + (k - k)), 97);
 for k = 1:3
  s.x = s.x + 1;
  s.y = mod((((1 - 0.5) + (2 + k)) - (numel(t.name) * 0.5)), 97);
 end
end
function q = measured(s, k)
 q = 1;
 s = mixed(s, s);
 for k = 1:3
  if (2 + s.v(1)) > s.in.b
   s.x = mod((((2 - 1) * 0.5) * numel(s.v)), 97);
  else
   s = mixed(s, s);
   s.x = mod(2, 97);
  end
  s.v(end + 1) = mod(numel(s.v), 9);
  s.in.a = mod(s.v(1), 97);
 end
 s = mixed(s, s);
 q = mod(((k + numel(s.v)) * 0.5), 50);
end
function s = settled(s, k)
 s.x = measured(s, s.x);
 s.in.b = mod(s.y, 97);
 s = mixed(s, s);
 s.x = mod(numel(s.v), 97);
 if s.y > 3
  if numel(s.v) > 1
   s.x = measured(s, 2);
   try
    s = mixed(s, s);
    disp(s);
    s = mixed(s, s);
    if (k * 1) > 3, error('bad %d', k); end
   catch e
    disp(e.message);
   end
   s.v(end + 1) = mod(((k - (3 - 2)) * (1 * numel(s.v))), 9);
  else
   s.v(end + 1) = mod(numel(s.v), 9);
   s = mixed(s, s);
   s.x = measured(s, k);
  end
 else
  for k = 1:3
   s.x = measured(s, 2);
  end
 end
end
function [s, q] = begun(s, k)
 q = 1;
 s.x = mod(sum(s.v), 97);
 s = mixed(s, s);
 s = settled(s, 2);
 s.y = mod(3, 97);
end
p.x = 1; p.y = 2; p.v = [1 2]; p.name = 'n'; p.in.a = 3; p.in.b = 4; k = 1;
r.x = 5; r.y = 6; r.v = 3; r.name = ''; r.in.a = 0; r.in.b = 1;
r.x = mod(r.in.b, 97);
r.in.b = mod(sum(p.v), 97);
p.v(end + 1) = mod(k, 9);
p.in.a = mod(p.v(1), 97);
[p, q] = begun(p, p.x); p.y = mod(p.y + q, 97);
r.v(end + 1) = mod(p.y, 9);
disp([p.x p.y p.in.a p.in.b]); disp(p.v); disp(p.name); disp(fieldnames(p)');
disp([r.x r.y r.in.a r.in.b]); disp(r.v); disp(r.name);
