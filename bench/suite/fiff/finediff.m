function U = finediff(a, b, c, n, m)
% FINEDIFF  Finite differences for the wave equation u_tt = c^2 u_xx
%   on [0, a] x [0, b] with n points in x and m points in t.
h = a/(n-1);
k = b/(m-1);
r = c*k/h;
r2 = r^2;
r22 = r^2/2;
s1 = 1 - r^2;
s2 = 2 - 2*r^2;
U = zeros(n, m);

for i1 = 2:n-1
    U(i1, 1) = sin(pi*h*(i1-1)) + sin(2*pi*h*(i1-1));
    U(i1, 2) = s1*(sin(pi*h*(i1-1)) + sin(2*pi*h*(i1-1))) ...
        + r22*(sin(pi*h*i1) + sin(2*pi*h*i1) ...
             + sin(pi*h*(i1-2)) + sin(2*pi*h*(i1-2)));
end

for j1 = 3:m
    for i1 = 2:n-1
        U(i1, j1) = s2*U(i1, j1-1) ...
            + r2*(U(i1-1, j1-1) + U(i1+1, j1-1)) - U(i1, j1-2);
    end
end
