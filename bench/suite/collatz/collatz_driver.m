% Driver of the Collatz program, published size.
[best, steps] = longest(30000);
fprintf('%d takes %d steps\n', best, steps);
