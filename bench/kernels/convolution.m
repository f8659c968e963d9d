% Full convolution of two sequences by loops, and the maximum of the result.
1;
function y = convolve(x, h)
    nx = length(x);
    nh = length(h);
    y = zeros(1, nx + nh - 1);
    for i = 1:nx
        for j = 1:nh
            y(i + j - 1) = y(i + j - 1) + x(i) * h(j);
        end
    end
end
n = 20000;
x = mod((1:n) * 37, 101) / 101;
h = exp(-((-150:150) / 50).^2);
y = convolve(x, h / sum(h));
[m, k] = max(y);
fprintf('%d %.10f %d %.10f %.10f\n', numel(y), m, k, mean(y), y(end));
