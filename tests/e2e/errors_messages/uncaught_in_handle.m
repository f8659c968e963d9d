f = @(n) ones(n) * ones(n + 1);
disp('calling')
f(2)
