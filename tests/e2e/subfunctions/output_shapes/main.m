function main
[a, b] = pair([1 2; 3 4])
c = pair(5)
[~, d] = pair('xy');
disp(d)
e = cellfun(@pair, {1, [2 3]}, 'UniformOutput', false)
s.f = @pair; [x, y] = s.f(7);
printf('%d %s\n', x, mat2str(y));
try
  [p, q, r] = pair(1);
catch err
  disp(err.message)
end
end
function [total, shape] = pair(m)
total = sum(m(:));
shape = size(m);
end
