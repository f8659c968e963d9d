P = [0 0; 1 2; 3 3; 4 0];
for t = 0:0.25:1
  Q = P; while rows(Q) > 1, Q = (1 - t)*Q(1:end-1, :) + t*Q(2:end, :); end
  fprintf('%.2f: %.4f %.4f\n', t, Q);
end
B = arrayfun(@(k) nchoosek(3, k), 0:3) .* (0.5.^(0:3)) .* (0.5.^(3:-1:0)), sum(B), B*P
h = 0.5; x = 0:h:2; y = x.^3; M = zeros(3); for i = 1:3, M(i, i) = 4; if i > 1, M(i, i-1) = 1; end, if i < 3, M(i, i+1) = 1; end, end, d = 6/h^2*(y(1:3) - 2*y(2:4) + y(3:5))'; fprintf('%.5f\n', M\d);
