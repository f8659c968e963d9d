I = magic(5);
conv2(I, [1 2 1] / 4)
conv2(I, ones(3), 'same')
conv2(I, [1 0; 0 -1], 'valid')
conv2([1 2; 3 4], 2)
conv2([1 2 1], [1; 1], I(1:2, 1:2))
filter2([1 1; 1 1], I, 'valid')
lap = [0 1 0; 1 -4 1; 0 1 0]; conv2(double(I), lap, 'valid')
g = exp(-((-1:1).^2)); g = g / sum(g); G = g' * g; fprintf('%.4f %.4f %.4f\n', G);
sep = conv2(conv2(I, g, 'valid'), g', 'valid'); full_ = conv2(I, G, 'valid'); max(abs(sep(:) - full_(:))) < 1e-10
size(conv2(ones(4), ones(2))), size(conv2(ones(4), ones(2), 'valid')), conv2([], 1), class(conv2(single(I), 1))
