function [W, errs] = train(sizes, X, T, rounds, rate)
% TRAIN  Feed-forward network with logistic units.
%   sizes   units in each layer; X, T one example in each row.
L = length(sizes) - 1;
W = cell(1, L);
for k = 1:L
    W{k} = start_weights(sizes(k) + 1, sizes(k+1), k);
end
errs = [];
for r = 1:rounds
    total = 0;
    for e = 1:size(X, 1)
        A = forward(W, X(e, :));
        d = T(e, :) - A{end};
        total = total + sum(d.^2);
        W = backward(W, A, d, rate);
    end
    errs(r) = total;
end
end

function W = start_weights(m, n, k)
W = zeros(m, n);
for i = 1:m
    for j = 1:n
        W(i, j) = sin(3*i + 7*j + 11*k);
    end
end
end

function W = backward(W, A, d, rate)
L = length(W);
E = {};
E{L} = d.*A{end}.*(1 - A{end});
for k = L-1:-1:1
    back = W{k+1}*E{k+1}';
    back = back(1:end-1)';
    E{k} = back.*A{k+1}.*(1 - A{k+1});
end
for k = 1:L
    W{k} = W{k} + rate*[A{k} -1]'*E{k};
end
end
