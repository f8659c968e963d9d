% rounds that do depend on each other, for Octave a loop as any other
function dependent_rounds
  f = zeros(1, 20); f(1:2) = 1;
  parfor k = 3:20
    f(k) = f(k - 1) + f(k - 2);
  end
  disp(f);
  s = 0; x = zeros(1, 8);
  parfor k = 1:8
    s = s + k;
    x(k) = s;
  end
  disp(x);
  h = zeros(1, 5); at = [1 2 2 5 1 2 5 5 5];
  parfor k = 1:9
    h(at(k)) = h(at(k)) + 1;
  end
  disp(h);
  A = eye(6);
  parfor k = 1:5
    A(k, k + 1) = A(k, k) + A(k + 1, k + 1);
  end
  disp(A);
  y = 1:6;
  parfor k = 1:6
    y(7 - k) = y(k);
  end
  disp(y);
  g = [];
  parfor k = [3 1 3 2]
    g(k) = numel(g) + k;
  end
  disp(g);
end
