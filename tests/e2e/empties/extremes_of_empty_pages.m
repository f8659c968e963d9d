% max and min along a dimension without elements leave it; so do means of nothing.
1;
function pages(P)
  a = max(P, [], 3), size(a)
  [b, i] = min(P, [], 3);
  size(b), size(i), sum(b(:))
end
function firsts(P)
  x = max(P)
  [y, j] = min(P);
  disp(size(y)), disp(size(j))
  z = max(max(P))
  numel(z)
end
function means(P)
  x = mean(P)
  disp(size(x)), disp(numel(x))
end
function grows(n)
  P = zeros(2, 2, 0);
  for k = 1:n
    P(:, :, end+1) = k;
  end
  x = max(P, [], 3)
  while size(P, 3) > 0
    P(:, :, 1) = [];
    x = min(P, [], 3);
    printf('%d ', size(x), numel(x)); printf('\n');
  end
  x
end
pages(zeros(2, 2, 0)), pages(zeros(0, 2, 2)), pages(ones(1, 1, 0)), pages(ones(2, 1, 2))
firsts(zeros(2, 2, 0)), firsts(zeros(1, 1, 0)), firsts(zeros(0, 2, 2)), firsts(zeros(1, 0, 2))
means(zeros(2, 2, 0)), means(zeros(1, 1, 0)), means(zeros(0, 2, 2)), means(zeros(0, 3)), means(zeros(1, 0))
grows(2)
