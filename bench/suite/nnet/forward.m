function A = forward(W, x)
% FORWARD  Activations of all layers, the input first.
A = {x};
for k = 1:length(W)
    A{k+1} = 1./(1 + exp(-[A{k} -1]*W{k}));
end
