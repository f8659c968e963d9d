1;
function r = pick(n)
  r = '';
  for k = 1:n, r(end+1) = 'a'; end
end
function t = count(n, m)
  t = 0;
  for k = 1:3
    a = pick(n * (k - 1)); b = pick(m * (k - 1));
    if strcmp(a, b), t = t + 1; end
  end
end
disp(count(0, 0)); disp(count(1, 1)); disp(count(0, 1));
