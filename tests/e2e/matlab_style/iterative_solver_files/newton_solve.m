function [x, info] = newton_solve(f, df, x, opts)
%NEWTON_SOLVE  Newton's method.
info = struct('iter', 0, 'converged', false);
while info.iter < opts.maxit
    dx = f(x)/df(x);
    x = x - dx;
    info.iter = info.iter + 1;
    if abs(dx) < opts.tol
        info.converged = true;
        break
    end
end
