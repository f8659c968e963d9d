function r = apply (f, x), r = feval (f, x); end
