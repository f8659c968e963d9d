% variables of one storage have extents of their own when blocks change hands
1;
function s = turned(n)
  s = 1; a = (1:n) / 3; b = ones(1, n); c = 3 * a; d = 2 * ones(1, n) + a;
  q = cell(1, 3); for k = 1:3, q{k} = [k, -k, 2 * k]; end
  c(3) = a(3) + 5;
  d = c;
  v = q{mod(floor(abs(s)), 3) + 1}; q{1} = v * 0.5 + 1; s = s + v(1);
  w = a; a = a; a = w;
  for k2 = 1:3
    w = c; c = b; b = w;
    a(2) = a(2) + 5;
  end
  for k2 = 1:2
    v = q{mod(floor(abs(s)), 3) + 1}; q{1} = v * 0.5 + 1; s = s + v(1);
    for k1 = 1:4
      s = s * 0.5 + a(1);
      s = s + sum(d) + d(5);
      w = c; c = a; a = w;
      b = a + b(2);
    end
    a = c - 0.5;
    t = c; c = b + 1; b = b; b = t;
    if s > 261, break; end
  end
  q{1}(1) = s / 100; s = s + q{2}(2);
  a(1) = a(1) + 1; s = [s, sum(a), sum(b), sum(c), sum(d), q{1}, q{2}(3), q{3}(1)];
end
n = numel(num2str(123456789)) + 3; printf("%.8g ", turned(n)); printf("\n");
