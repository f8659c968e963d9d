function cap = gauss(n, m, h, f)
% GAUSS  Charge inside the outer conductor by Gauss' law.
q = 0;
for ii = 1:n
    q = q + (f(ii,m) + f(ii+1,m))*0.5;
end
for jj = 1:m
    q = q + (f(n,jj) + f(n,jj+1))*0.5;
end
cap = q*4;                        % four quadrants
cap = cap*8.854187;               % epsilon0, pF/m
