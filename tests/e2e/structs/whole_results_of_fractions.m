1;
function s = counted(s, k)
 s.v(end + 1) = mod(sum(s.v), 9);
 disp(s);
 if isfield(s, "y"), s.y = s.y + 1; end
 s.x = s.x + 1;
end
function s = made(k)
 s = struct('x', k, 'y', 1, 'v', [1 2], 'name', 'n'); s.in.a = 1; s.in.b = 2;
 s.x = mod(s.v(1), 97);
 s.y = mod(numel(s.v), 97);
 s = counted(s, 2);
 s.y = mod(3, 97);
end
function [s, q] = doubled(s, k)
 q = 1;
 s.in = struct('a', mod(k, 7), 'b', s.in.a);
 s.v(end + 1) = mod(3, 9);
end
function [s, q] = named(s, k)
 q = 1;
 s = counted(s, 2);
 try
  if isfield(s, "y"), s.y = s.y + 1; end
  if 0.5 > 3, error('bad %d', k); end
 catch e
  disp(e.message);
 end
 s.name = [s.name 'a'];
 s.x = mod(k, 97);
end
p.x = 1; p.y = 2; p.v = [1 2]; p.name = 'n'; p.in.a = 3; p.in.b = 4; k = 1;
r.x = 5; r.y = 6; r.v = 3; r.name = ''; r.in.a = 0; r.in.b = 1;
r = counted(p, k);
if numel(r.v) > 3
 p.in.b = mod((2 + p.in.a), 97);
 p = made(p.x);
 printf("%s\n", class(r));
 disp(r.x);
else
 r.in.a = mod(((p.x - (0.5 * 3)) * (sum(r.v) + p.v(1))), 97);
end
[p, q] = doubled(p, 2); p.y = mod(p.y + q, 97);
p.in.b = mod(r.x, 97);
[r, q] = doubled(r, k); r.y = mod(r.y + q, 97);
for k = 1:3
 r = counted(r, r.x);
 [r, q] = named(r, r.x); r.y = mod(r.y + q, 97);
 r.name = [r.name 'a'];
end
disp([p.x p.y p.in.a p.in.b]); disp(p.v); disp(p.name); disp(fieldnames(p)');
disp([r.x r.y r.in.a r.in.b]); disp(r.v); disp(r.name);
