A = magic(4); A(A(:, 1) > 5, :) = [], A(:, sum(A) > 15) = [], size(A)
v = [1 NaN 3 NaN]; v(isnan(v)) = [], v(:) = [], size(v)
c = {'a', '', 'b'}; c(strcmp(c, '')) = [], c(:) = [], size(c)
s = struct('k', {1, 2, 3}); s([true false true]) = []; s.k, x = 1:6; x([1 3; 5 6]) = [], x([true true]) = [], y = eye(3); y(:, :) = [], size(y), z = 'text'; z(z == 't') = [], B = ones(3, 2); B(1:3, :) = []; size(B), C = ones(2, 3); C(:, 1:3) = []; size(C), D = 5; D(:) = [], E = 1:5; E(E > 9) = [], E(~E) = [], F = {1, 2; 3, 4}; F(:, 1) = [], F(2, :) = [], G = ones(2, 2, 2); G(:, :, 1) = []; size(G), H = 1:3; H([]) = []; H, H(1:end) = []
