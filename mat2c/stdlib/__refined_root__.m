function y = __refined_root__ (x, n)
  % nthroot of MATLAB's dialect: a step of Newton's method makes roots of powers exact.
  y = nthroot (x, n);
  better = y - (y .^ n - x) ./ (n .* y .^ (n - 1));
  known = isfinite (better) & y != 0;
  better = better + zeros (size (y));
  y(known) = better(known);
end
