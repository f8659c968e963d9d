1;
function r = pers(k), persistent P, if isempty(P), P = zeros(1, 5); end, P(k) = k; r = sum(P); end
function useg(), global G, G(3) = 33; end
global G
G = 1:3; H = G;
G(2) = 20;
try, G(0) = 1; catch e, disp(e.message), end, G
try, G{2} = 1; catch e, disp(e.message), end, G
useg(); G, H
G(end+1) = G(1) + 1
for k = 1:4, pers(k); end, pers(5)
global S
S.a = 1; S.b.c = {1, 2}; S.b.c{end+1} = S; S
try, S.b.c{0} = 1; catch e, disp(e.message), end
numel(S.b.c)
G(G == 20) = []
[G, x] = deal(5, 6)
G += 2
