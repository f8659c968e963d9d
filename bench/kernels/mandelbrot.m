% The Mandelbrot set with complex scalars.
1;
function n = escape(c, limit)
    z = complex(0, 0);
    n = 0;
    while n < limit && abs(z) <= 2
        z = z^2 + c;
        n = n + 1;
    end
end
w = 300;
h = 200;
limit = 200;
counts = zeros(h, w);
for row = 1:h
    for col = 1:w
        re = -2 + 3 * (col - 1) / (w - 1);
        im = -1 + 2 * (row - 1) / (h - 1);
        counts(row, col) = escape(complex(re, im), limit);
    end
end
fprintf('%d %d %d\n', sum(counts(:)), nnz(counts == limit), counts(100, 120));
