A = magic(5);
A(2, :) = []
A(:, [1 3]) = []
A(end, :) = []
A(:, end) = []
A([true false true], :) = []
B = 1:10; B(B > 5) = []
B(1:2) = [], B(end) = [], B([]) = [], B(:) = []
C = eye(3); C(:, 2) = [], C(1:2, :) = [], C(:, :) = []
D = (1:5)'; D([1 5]) = [], D(D == 3) = []
E = 'hello world'; E(E == 'o') = [], E(end-2:end) = [], E([1 1 2]) = []
F = {1, 2, 3, 4}; F([1 3]) = [], F{1} = [], F(cellfun(@isempty, F)) = []
G = struct('a', {1, 2, 3}); G(2) = []; [G.a], G([]) = []; numel(G), G(:) = []; size(G)
H = zeros(2, 3, 2); H(:, :, 1) = []; size(H), H(:, 2, :) = []; size(H)
I = 1:5; I(logical([0 1 0 1 0])) = []
J = int8(1:4); J(2) = [], class(J)
K = magic(4); K(:, 1:2) = []; K(1, :) = []
L = 5; L(1) = [], L = 5; L([]) = []
