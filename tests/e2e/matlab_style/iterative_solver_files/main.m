% main script of a small project in several files
opts = solver_options('tol', 1e-8);
[x, info] = newton_solve(@(x) x.^3 - 2*x - 5, @(x) 3*x.^2 - 2, 2, opts);
fprintf('root %.8f after %d iterations\n', x, info.iter);
disp(info.converged)
[x, info] = newton_solve(@(x) x.^2 + 1, @(x) 2*x, 0.3, solver_options('maxit', 5));
disp(info)
opts
try
    solver_options('nope', 1);
catch err
    fprintf('%s\n', err.message);
end
