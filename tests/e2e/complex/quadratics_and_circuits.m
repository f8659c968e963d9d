for c = [1 -3 2; 1 2 5; 1 -2 1]'
  d = c(2)^2 - 4*c(1)*c(3);
  r = (-c(2) + [1 -1] * sqrt(d)) / (2*c(1))
end
R = 100; L = 0.1; C = 1e-6; w = 2*pi*50; Z = R + 1i*w*L + 1/(1i*w*C); fprintf('%.3f %.3f\n', abs(Z), angle(Z)*180/pi);
I = 230 / Z; fprintf('%.5f\n', abs(I)); S = 230 * conj(I); fprintf('P=%.3f Q=%.3f\n', real(S), imag(S));
Zs = [1+1i, 2-1i]; par = 1 / sum(1 ./ Zs), ser = sum(Zs), z = 1; for k = 1:4, z = z * 1i; printf('%g%+gi ', real(z), imag(z)); end, printf('\n'); polar = @(r, d) r * exp(1i * d * pi / 180); v = polar(2, 90); fprintf('%.4f %.4f\n', real(v), imag(v)); A = [1 1i; -1i 2]; isequal(A, A'), eig(A)', [1+2i; 3]' * [1i; 1], abs([3+4i; 5i])', (1+2i) / (3-4i), real((1+1i)^10)
