for r = [0.01 0.05 0.1], printf('%5.2f:', r); printf(' %9.3f', 100 * (1 + r) .^ [1 5 10]); printf('\n'); end
n = log(2) ./ log(1 + [0.01 0.05 0.1]), pay = 1000 * 0.01 / (1 - 1.01 ^ -12), b = 1000; for k = 1:12, b = b * 1.01 - pay; end, abs(b) < 1e-9
