% A recursive fast Fourier transform on complex rows.
1;
function y = recfft(x)
    n = numel(x);
    if n == 1
        y = x;
    else
        e = recfft(x(1:2:end));
        o = recfft(x(2:2:end));
        w = exp(-2i * pi * (0:n/2-1) / n);
        y = [e + w .* o, e - w .* o];
    end
end
n = 2^15;
x = cos(2 * pi * 5 * (0:n-1) / n) + mod(1:n, 7);
y = recfft(x);
fprintf('%.6f %.6f\n', real(y(1)), abs(y(6)));
fprintf('%.6f\n', sum(abs(y)));
