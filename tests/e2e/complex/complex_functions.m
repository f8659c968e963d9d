z = 1 + 2i;
printf('%g %g\n', real(z), imag(z));
disp(z), disp([z; -z]), num2str(z), mat2str(z), num2str([z z]), sprintf('%f,', z), sprintf('%d', 3+0i)
[r, th] = deal(abs(z), angle(z)); r * exp(1i * th)
polyval([1 0 1], 1i), roots([1 2 5]), poly([1i -1i]), conv([1 1i], [1 -1i]), dot([1i 2], [1i 2]), [1i 2] * [1i; 2], [1i 2] * [1i 2]', norm([3i 4]), det([1i 0; 0 1]), inv([1i 0; 0 2]), [1i 1; 1 1i] \ [1; 2], trace([1i 2; 3 4i]), kron([1 1i], [1; 1i]), diag([1i 2]), triu([1i 2; 3 4i]), reshape([1i 2 3 4], 2, 2), [1i; 2](:)', isequal([1i 2], [1i 2]), unique([1i 1i 2]), ismember(1i, [1i 2]), find([0 1i]), any([0 1i]), cumprod([1i 1i 1i]), diff([1i 3i]), mean([1i 3]), fliplr([1i 2]), circshift([1i 2 3], 1), repmat(1i, 1, 2), isfield(1i, 'a'), isnumeric(1i), isfloat(1i), ischar(1i), class(1i), size(1i), numel([1i 2])
