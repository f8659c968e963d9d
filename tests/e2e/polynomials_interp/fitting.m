x = 0:4; y = [1 3 7 13 21];
p = polyfit(x, y, 2); fprintf('%.6f\n', p);
p1 = polyfit(x, y, 1); fprintf('%.6f\n', p1);
yf = polyval(p1, x); fprintf('%.4f ', y - yf); fprintf('\n');
[p, S] = polyfit(x, y, 1); S.df, fprintf('%.4f\n', S.normr);
V = vander(x, 3); c = V \ y'; fprintf('%.6f\n', c);
sse = sum((y - polyval(p1, x)).^2); fprintf('%.4f\n', sse);
try, polyfit([1 2], [1 2 3], 1), catch e, disp(e.message), end
A = [x' ones(5, 1)]; A \ y'
exp_fit = polyfit(0:3, log([1 2 4 8]), 1); fprintf('%.6f\n', exp(exp_fit));
