reg = [1 0 0 1]; out = [];
for k = 1:15, out(end+1) = reg(4); fb = xor(reg(4), reg(3)); reg = [fb reg(1:3)]; end
out, sum(out), reg
pn = 2*out - 1; acf = arrayfun(@(s) sum(pn .* circshift(pn, s)), 0:14)
G = [1 0 0 0 1 1 0; 0 1 0 0 1 0 1; 0 0 1 0 0 1 1; 0 0 0 1 1 1 1]; H = [G(:, 5:7)' eye(3)];
msg = [1 0 1 1]; cw = mod(msg * G, 2), rx = cw; rx(3) = ~rx(3); syn = mod(H * rx', 2)', [~, pos] = ismember(syn, H', 'rows'), rx(pos) = ~rx(pos); isequal(rx, cw)
rep = reshape(repmat([1 0 1], 3, 1), 1, []), rep(2) = 0; votes = sum(reshape(rep, 3, [])) >= 2, walsh = hadamard(4), walsh * walsh', gold = xor(out, circshift(out, 3))(1:6), delta = diff([0 1 1 0 1]), nrzi = mod(cumsum([1 0 1 1 0]), 2)
