% cells of rows and matrices of one size: numbers of elements are read and set where they are
1;

function s = in_rows (n)
  z = cell (1, n);
  for k = 1:n, z{k} = [k, 2 * k, -k]; end
  for t = 1:3
    for k = 1:n
      a = z{k};
      z{k} = [a(1) - a(2), a(3) * 2, a(2)];
      if z{k}(1) < -5, z{k}(1) = -5; z{k}(3) = z{k}(3) + 1; end
    end
  end
  s = [0 0 0];
  for k = 1:n, s = s + z{k}; end
end

function s = written (k)
  A = {[1 2 3 4], [11 12 13 14], [42 42 42 42]};
  s = 0;
  for i = 1:3, s = s + sum (A{i}); end
  B = A;
  A{2}(3) = 7; A{k}(2) = -1;
  v = A{2}; A{2}(1) = 100;
  for i = 1:3, s = s + A{i}(3) + B{i}(2) + v(1); end
end

function s = long_rows (n)
  A = cell (1, n); B = cell (1, n);
  for i = 1:n, A{i} = i * ones (1, 40); B{i} = (1:40) / i; end
  s = 0;
  for i = 1:n
    for j = 1:n, s = s + sum (A{i} .* B{j}); end
    M = A{i}; s = s + M(2) * M(33);
  end
end

function s = in_columns (n)
  C = cell (n, 1);
  for i = 1:n, C{i} = [i; i + 1]; end
  for i = 2:n, C{i}(2) = C{i - 1}(2) * 2; end
  s = C{n}' + C{1}';
end

function s = matrices (n)
  C = cell (1, n);
  for i = 1:n, C{i} = i * eye (3); end
  for i = 1:n, C{i}(4) = i; C{i}(2, 3) = 9; end
  s = C{1} + C{n};
end

function s = kept (n)
  z = cell (1, n);
  for k = 1:n, z{k} = [k, -k]; end
  s = 0;
  for k = 1:n
    v = z{k}; z{k}(1) = 5; s = s + v(1) + z{k}(1);
    w = z{k}; z{k}(2) = v(2) + 1; s = s + sum (w) * w(2);
  end
end

function s = truths (n)
  c = cell (1, n);
  for k = 1:n, c{k} = [k > 2, true, false]; end
  for k = 1:n, c{k}(2) = c{k}(1); end
  s = 0;
  for k = 1:n, s = s + 10 * sum (c{k}) + c{k}(3); end
end

function grown (n)
  z = cell (1, n);
  for k = 1:n, z{k} = [k, -k]; end
  z{2}(4) = 1; z{n + 1}(2) = 8;
  disp (z); printf ("%d %d\n", size (z{n + 1}));
end

n = numel (num2str (12345));
disp (in_rows (n)); disp (written (3)); printf ("%.10g\n", long_rows (n));
disp (in_columns (n)); disp (matrices (n)); disp (kept (n)); disp (truths (n)); grown (n);
try
  z = cell (1, n);
  for k = 1:n, z{k} = [k, -k]; end
  disp (z{n + 1}(1));
catch e
  disp (e.message);
end
