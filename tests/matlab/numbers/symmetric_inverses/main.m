% "ifft", "ifft2", "ifftn": symflag
%#dialect matlab
for n = 1:9
  x = (1:n) .^ 2 - 3;
  y = ifft(fft(x), 'symmetric');
  assert(isreal(y) && isequal(size(y), [1 n]) && max(abs(y - x)) < 1e-12);
  half = fft(x);
  half(floor(n / 2) + 2:end) = 0; % the second half is not looked at
  assert(max(abs(ifft(half, 'symmetric') - x)) < 1e-12);
end
x = [1 2 3; 4 5 7; 0 1 9];
assert(max(max(abs(ifft(fft(x, [], 2), [], 2, 'symmetric') - x))) < 1e-12);
assert(max(max(abs(ifft(fft(x), 3, 'symmetric') - x))) < 1e-12);
assert(isequal(size(ifft(fft(x), 4, 1, 'symmetric')), [4 3]));
y = ifft2(fft2(x), 'symmetric');
assert(isreal(y) && max(max(abs(y - x))) < 1e-12);
y = ifftn(fftn(x), 'symmetric');
assert(isreal(y) && max(max(abs(y - x))) < 1e-12);
assert(isequal(ifft([4 0 0 0], 'nonsymmetric'), [1 1 1 1]));
y = ifft(single([4 0 0 0]), 'symmetric');
assert(isequal(class(y), 'single') && isequal(y, single([1 1 1 1])));
disp('passed')
