1;
function r = pick(s, names)
  % fields by computed names, of structs with known fields and with none
  r = 0;
  for k = 1:numel(names)
    if isfield(s, names{k})
      r = r + s.(names{k});
    end
  end
end
function [a, b] = ordered(a, b)
  if b < a
    [a, b] = deal(b, a);
  end
end
s = struct('a', 1, 'b', 2.5);
disp(pick(s, {'a', 'b', 'c'}));
disp(pick(struct(), {'a', 'b'}));
t.x = int8(3); t.y = 'text';
n = {'x', 'y'};
for k = 1:2, disp(t.(n{k})), disp(class(t.(n{k}))), end
try, t.(n{1}(1:0)), catch e, disp(e.message), end
try, t.(['z' n{1}]), catch e, disp(e.message), end
[p, q] = ordered(5, 3); disp([p q]);
[p, q] = deal(7); disp([p q]);
[u, v] = deal('abc', {1, 2}); disp(u); disp(size(v));
try, [u, v] = deal(1, 2, 3); catch e, disp(e.message), end
d = deal(4); disp(d + 1);
irr = fzero(@(r) sum([-100 30 40 50 20] ./ (1 + r).^(0:4)), [0 1]);
printf('%.6f\n', irr);
