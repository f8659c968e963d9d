% arrays whose size the run tells, which each round makes for itself, and functions that make some
function blocks_of_rounds
  n = 60; A = reshape(mod((1:n*45) * 37, 91), 45, n);
  keep = find(A(:, 1) > 20); A = A(keep, :);
  m = zeros(1, n); s = zeros(1, n); B = zeros(numel(keep), n);
  parfor j = 1:n
    c = A(:, j);
    d = sort(c);
    m(j) = sum(c .* d);
    if mod(j, 2) == 0
      d = 2 * c;
    end
    s(j) = sum(d) + spread(c);
    B(:, j) = d - c;
  end
  printf("%d ", m(1:9), s(1:9), sum(m), sum(s), sum(B(:))); printf("\n");
  c = A(:, 3);
  parfor j = 1:n
    s(j) = sum(c) + j;
  end
  printf("%d ", sum(s), numel(c)); printf("\n");
end
function r = spread(x)
  y = 2 * x; z = sort(y);
  r = sum(abs(y - z));
end
