num = [1 2]; den = [1 3 2];
roots(num), roots(den)
w = [0.1 1 10];
H = polyval(num, 1i*w) ./ polyval(den, 1i*w);
fprintf('%.4f %.4f\n', [abs(H); angle(H)*180/pi]);
den2 = conv([1 1], [1 2 5])
ol = conv([2], 1); cl = den2 + [zeros(1, numel(den2) - numel(ol)) ol]
roots(cl)
[r, p, k] = residue([1 3], [1 3 2])
dcgain = polyval(num, 0) / polyval(den, 0)
stable = all(real(roots([1 6 11 6])) < 0)
routh = [1 11; 6 6]; (routh(2, 1)*routh(1, 2) - routh(1, 1)*routh(2, 2)) / routh(2, 1)
wn = sqrt(5), zeta = 2 / (2*wn), os = 100*exp(-pi*zeta/sqrt(1 - zeta^2))
polyout(den2, 's')
