t = 0:0.5:3; s = [0 1.2 4.9 11.1 19.5 30.7 44.0];
g_est = 2 * s(2:end) ./ t(2:end) .^ 2
mean(g_est), std(g_est), v = diff(s) ./ diff(t), a = diff(v) ./ 0.5
p = polyfit(t, s, 2); fprintf('s = %.3f t^2 + %.3f t + %.3f\n', p);
res = s - polyval(p, t); fprintf('%.3f ', res); fprintf('\n');
fprintf('max residual %.4f at t=%.1f\n', max(abs(res)), t(abs(res) == max(abs(res))));
rel = abs(2 * p(1) - 9.81) / 9.81 * 100; fprintf('%.2f%% off\n', rel); tbl = [t' s']; tbl(1:3, :)
