function f = seidel(f, mask, n, m, na, mb)
% SEIDEL  One sweep over the quadrant, using new values at once.

% interior
for ii = 2:n
    for jj = 2:m
        f(ii,jj) = f(ii,jj) + mask(ii,jj)*(0.25*( ...
            f(ii-1,jj) + f(ii+1,jj) + f(ii,jj-1) + f(ii,jj+1)) - f(ii,jj));
    end
end

% symmetry line on the left
ii = 1;
for jj = 2:m
    f(ii,jj) = f(ii,jj) + mask(ii,jj)*(0.25*( ...
        f(ii+1,jj) + f(ii+1,jj) + f(ii,jj-1) + f(ii,jj+1)) - f(ii,jj));
end

% symmetry line below
jj = 1;
for ii = 2:n
    f(ii,jj) = f(ii,jj) + mask(ii,jj)*(0.25*( ...
        f(ii-1,jj) + f(ii+1,jj) + f(ii,jj+1) + f(ii,jj+1)) - f(ii,jj));
end
