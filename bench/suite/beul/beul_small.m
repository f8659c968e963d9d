% Backward Euler on a small grid, and on a scalar equation.
n = 6;
x = (1:n)'/(n + 1);
[t, W] = beul(heatrhs(n), 0, 0.1, sin(pi*x), 8, 1e-10);
disp(size(W))
fprintf('%.5f ', W(:, end)); fprintf('\n');
[t, w] = beul(@(t, w) -w^2 + t, 0, 1, 0.5);
fprintf('%.5f ', w); fprintf('\n');
try
    beul(@(t, w) w, 0, 1)
catch err
    disp(err.message), disp(err.identifier)
end
