t = 'abacabadabacaba'; n = 4; C = zeros(n);
for k = 1:length(t) - 1, C(t(k) - 96, t(k + 1) - 96)++; end
C, P = C ./ max(sum(C, 2), 1), [~, nx] = max(P, [], 2); char(nx' + 96), v = [1 0 0 0]; for k = 1:3, v = v * P; end, v, H = -sum(P .* log2(P + (P == 0)), 2)', f = sum(C) / sum(C(:)), steady = [1 0 0 0] * P ^ 51, pairs = sum(C(:) > 0), ll = sum(log(P(sub2ind([n n], t(1:end-1) - 96, t(2:end) - 96))))
