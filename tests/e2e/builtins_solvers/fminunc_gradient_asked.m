f = @(x) deal(x^2, 2*x);
try, x = fminunc(f, 1, optimset('GradObj','on')), catch e, disp(e.message), end
try, x = fminunc(f, 1, optimset('GradObj','off')), catch e, disp(e.message), end
try, x = fminunc(@(x) (x-1)^2, 1, optimset('GradObj','on')), catch e, disp(e.message), end
