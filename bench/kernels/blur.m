% A blur of an 8-bit picture with a 5x5 kernel, edges replicated, and a threshold.
1;
function out = blur(img, k)
    [h, w] = size(img);
    r = floor(size(k, 1) / 2);
    out = zeros(h, w, 'uint8');
    for i = 1:h
        for j = 1:w
            acc = 0;
            for di = -r:r
                for dj = -r:r
                    y = min(max(i + di, 1), h);
                    x = min(max(j + dj, 1), w);
                    acc = acc + double(img(y, x)) * k(di + r + 1, dj + r + 1);
                end
            end
            out(i, j) = uint8(acc);
        end
    end
end
h = 300;
w = 400;
img = zeros(h, w, 'uint8');
for i = 1:h
    for j = 1:w
        img(i, j) = mod(i * j + 3 * i, 256);
    end
end
g = [1 4 6 4 1];
k = g' * g / 256;
out = blur(img, k);
mask = out > 128;
fprintf('%d %d %d %d\n', sum(out(:)), nnz(mask), out(1, 1), out(h, w));
