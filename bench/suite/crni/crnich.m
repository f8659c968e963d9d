function U = crnich(a, b, c, n, m)
% CRNICH  Crank-Nicolson for the heat equation u_t = c^2 u_xx
%   on [0, a] x [0, b] with n points in x and m points in t.
h = a/(n-1);
k = b/(m-1);
r = c^2*k/h^2;
s1 = 2 + 2/r;
s2 = 2/r - 2;
U = zeros(n, m);

% start values
for i1 = 2:n-1
    U(i1, 1) = sin(pi*h*(i1-1)) + sin(3*pi*h*(i1-1));
end

% the three diagonals
Vd(1, 1:n) = s1*ones(1, n);
Vd(1) = 1;
Vd(n) = 1;
Va = -ones(1, n-1);
Va(n-1) = 0;
Vc = -ones(1, n-1);
Vc(1) = 0;
Vb(1) = 0;
Vb(n) = 0;

for j1 = 2:m
    for i1 = 2:n-1
        Vb(i1) = U(i1-1, j1-1) + U(i1+1, j1-1) + s2*U(i1, j1-1);
    end
    X = tridiagonal(Va, Vd, Vc, Vb, n);
    U(1:n, j1) = X';
end
