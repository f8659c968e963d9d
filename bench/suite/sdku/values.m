function S = values(dom, n)
% VALUES  The number in each cell.
S = zeros(n);
for v = 1:n
    S = S + v*dom(:, :, v);
end
