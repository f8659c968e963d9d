n = 9; x = linspace(0, 1, n); u0 = sin(pi*x); u1 = u0; c = 0.8;
U = zeros(n, 6); U(:, 1) = u0; U(:, 2) = u1;
for k = 3:6
  U(2:n-1, k) = 2*(1 - c^2)*U(2:n-1, k-1) + c^2*(U(3:n, k-1) + U(1:n-2, k-1)) - U(2:n-1, k-2);
end
fprintf('%8.5f %8.5f %8.5f\n', U(1:3, 4:6)');
symmetric = norm(U(:, 6) - flipud(U(:, 6))) < 1e-12
energy = sum(U(:, 6).^2); fprintf('%.6f\n', energy);
