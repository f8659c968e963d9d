% an element of what a loop hands on is read behind the loop, not in its header
1;
function s = turned(n)
  s = 1; a = (1:n) / 3; b = ones(1, n); c = 3 * a; d = 2 * ones(1, n) + a;
  q = cell(1, 3); for k = 1:3, q{k} = [k, -k, 2 * k]; end
  if s > 30
    for j = 2:numel(c), c(j) = d(j - 1) + a(j); end
    try
      c = a + c(2);
      w = c; c = b; b = w;
      if s > 93, error("x"); end
    catch
      s = s + sum(d) + a(1);
    end
    b = c + d;
  else
    s = s + sum(d) + b(1);
    for k1 = 1:4
      b = abs(b) .^ 0.5 + a(3);
      a = d + c(2);
    end
  end
  for k2 = 1:4
    w = b; b = c; c = w;
    s = s + sum(a) + a(2);
  end
  if s > 26
    c = abs(b) .^ 0.5 + c(3);
    if s > 55
      s = s * 0.5 + d(1);
    else
      w = d; d = a; a = w;
      s = s + sum(d) + b(5);
    end
    w = b; b = c; c = w;
  else
    for k1 = 1:3
      d = a .* a / 7;
      s = s * 0.5 + b(1);
      s = s * 0.5 + a(1);
    end
  end
  c = cumsum(d) / 10;
  d(4) = a(5) + 4;
  a(1) = a(1) + 1; s = [s, sum(a), sum(b), sum(c), sum(d), q{1}, q{2}(3), q{3}(1)];
end
n = numel(num2str(123456789)) + 3; printf("%.8g ", turned(n)); printf("\n");
