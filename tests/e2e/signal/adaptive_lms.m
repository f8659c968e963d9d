x = sin((1:60) * 0.7) + 0.5 * sin((1:60) * 1.9); h = [0.6 -0.3 0.1];
d = filter(h, 1, x); w = zeros(1, 3); mu = 0.1;
for k = 3:60, u = x(k:-1:k-2); e = d(k) - w * u'; w = w + mu * e * u; err(k) = e ^ 2; end
fprintf('%.3f ', w); fprintf('\n'); mean(err(50:60)) < mean(err(3:13)), R = zeros(3); p = zeros(3, 1); for k = 3:60, u = x(k:-1:k-2)'; R += u * u'; p += u * d(k); end, fprintf('%.4f ', R \ p); fprintf('\n'); size(err)
