1;
function r = used_up(n, k)
  r = setdiff(1:n, [k, k + 1]);
end
t = 0;
for k = 1:20
  r = setdiff(1:9, [k, 3, 4]);
  t += sum(r) * numel(r);
  u = union([k, 2, 1], [5 5 k+1]); t += u(end) + numel(u);
  v = intersect([k, 1:3], [2 3 k]); t += sum(v);
  w = setxor([k 1 2], [2 3 70]); t += sum(w);
  x = setdiff([k + 0.5, 1, 2], [2 3]); t += sum(x);
  y = intersect([k 100], [200 300]); t += numel(y) + 10 * size(y, 1);
  z = setdiff([-0 1 k], [1 2]); t += 1 / (z(1) - 0.5);
  if any(isinf(1 ./ z)), t += sign(1 ./ z(1)); end
  t += numel(used_up(k, 2));
  q = setdiff([NaN k 3], 3:4); t += numel(q);
end
printf('%.10g\n', t);
