% Parts of fields set between and behind the fields of new structs.
1;
function r = f(n)
  for k = 1:n
    s(k).x = k; s(k).v = [k 1]; s(k).v(2) = 7 * k;
    s(k).x = s(k).x + 1;
  end
  r = 0;
  for k = 1:n, r = r + s(k).x * s(k).v(2); end
end
function r = g(n)
  s = struct('x', {}, 'v', {});
  for k = 1:n
    s(end+1).x = k; s(end).v = [k 1]; s(end).v(1) = 3; s(end).x = 2;
  end
  r = [numel(s) s(n).x s(n).v];
end
function r = h(n)
  for k = 1:n
    s(k).v = [k 1]; s(k).v(2) = 7 * k; s(k).x = k; s(k).y = 2; s(k).y = 3;
  end
  r = 0;
  for k = 1:n, r = r + s(k).x * s(k).v(2) * s(k).y; end
end
disp(f(4)); disp(g(3)); disp(h(4));
