% arrays that change places in loops: of sizes known and not, two, three, growing, of other shapes
1;

function s = two_fixed ()
  u = zeros (400, 400); v = u; u(3) = 1;
  for t = 1:5
    for k = 2:399, v(k) = u(k - 1) + t; end
    w = u; u = v; v = w;
  end
  s = [sum(u(:)), sum(v(:))];
end

function s = two (n)
  u = (1:n) / n; v = ones (1, n);
  for t = 1:7
    for k = 2:n, v(k) = u(k - 1) + v(k) / 2; end
    w = u; u = v; v = w;
  end
  s = round (1000 * [sum(u), sum(v)]);
end

function s = three (n)
  a = 1:n; a(2) = 0.5; b = ones (1, n); c = zeros (1, n);
  for t = 1:8
    c(t) = a(t) + b(n);
    w = a; a = b; b = c; c = w;
  end
  s = [sum(a), sum(b), sum(c), a(1), b(1), c(3)];
end

function s = chain (n)
  a = zeros (1, n); b = ones (1, n);
  for t = 1:4
    c = zeros (1, n);
    for k = 1:n, c(k) = a(k) + 2 * b(k) + t; end
    a = b; b = c;
  end
  s = [sum(a), sum(b)];
end

function s = growing (n)
  a = zeros (1, n); b = 1;
  for t = 1:6
    a(end + 1) = t; b(end + 1) = -t;
    b(end + 1) = sum (b);
    w = a; a = b; b = w;
  end
  s = [size(a), size(b), sum(a), sum(b)];
end

function s = shapes (n)
  a = zeros (n, 2); b = ones (3, n);
  for t = 1:3
    a(1, 1) = a(1, 1) + t; b(2, 2) = b(2, 2) * 2;
    w = a; a = b; b = w;
  end
  s = [size(a), size(b), sum(a(:)), sum(b(:))];
end

function s = shrinking (n)
  a = ones (1, n); b = 1:2;
  for t = 1:5
    w = a; a = b; b = w;
    a = [a, t]; b = b(1:end - 1) + 1;
    b = [b(1:2), ones(1, n + t)];
  end
  s = [numel(a), numel(b), sum(a), sum(b)];
end

function s = halves (n)
  a = ones (1, n); b = 2 * a; k = 0;
  while true
    k = k + 1; a(k) = b(k + 1) + k;
    if k > 9, break; end
    if mod (k, 3) == 0
      w = a; a = b; b = w;
    end
  end
  s = [sum(a), sum(b), k];
end

function s = read_twice (n)
  a = ones (1, n); b = 2 * a; c = 3 * a;
  for k = 1:4
    b(k) = a(k) + c(k + 1); a(k + 1) = b(k);
    w = b; b = a; c = w; a = w;
  end
  a(1) = 100; c(2) = 50;
  s = [sum(a), sum(b), sum(c)];
end

function s = broken (n)
  a = ones (1, n); b = 2 * a; s = 0;
  for k = 1:6
    a(k) = b(k) + k;
    if a(k) > 6, s = [sum(a), sum(b)]; return; end
    w = a; a = b; b = w;
    if k == 2, continue; end
    b(k) = b(k) + 0.5;
  end
end

function s = both_ways (n)
  kept = ones (1, n); old = 2 * kept;
  for k = 1:5
    try
      kept(k) = old(k) + 1;
      w = kept; kept = old; old = w;
      if k == 3, error ('no'); end
      old(k) = 0;
    catch
      kept(k) = kept(k) + 10;
    end
  end
  s = [sum(kept), sum(old)];
end

function s = kept_one (n)
  a = ones (1, n); b = 2 * a; w = a;
  for k = 1:5
    b(k) = a(k) * 3;
    w = a; a = b; b = w;
    b(k + 1) = 7;
    s(k) = sum (w) + sum (a);
  end
  s(end + 1) = sum (b);
end

n = numel (num2str (123456)) * 50;
disp (two_fixed ()); disp (two (n)); disp (three (n)); disp (chain (n)); disp (growing (n));
disp (shapes (n)); disp (shrinking (n)); disp (halves (n)); disp (read_twice (n)); disp (broken (n));
disp (both_ways (n)); disp (kept_one (n));
