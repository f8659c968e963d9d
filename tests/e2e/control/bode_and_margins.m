w = [0.1 0.5 1 2 5]; H = 10 ./ ((1i * w) .* (1i * w + 1) .* (1i * w + 5));
mag = 20 * log10(abs(H)); ph = unwrap(angle(H)) * 180 / pi; fprintf('%5.2f %9.4f %10.4f\n', [w; mag; ph]);
f = @(x) abs(10 / (1i * x * (1i * x + 1) * (1i * x + 5))) - 1; wc = fzero(f, [0.5 3]); fprintf('%.5f\n', wc);
pm = 180 + angle(10 / (1i * wc * (1i * wc + 1) * (1i * wc + 5))) * 180 / pi; fprintf('%.4f\n', pm); cl = conv([1 0], conv([1 1], [1 5])) + [0 0 0 10]; p = roots(cl); all(real(p) < 0), fprintf('%.4f ', sort(abs(p))); fprintf('\n'); kcrit = 30; q = roots([1 6 5 kcrit]); max(abs(real(q(imag(q) ~= 0)))) < 1e-6
