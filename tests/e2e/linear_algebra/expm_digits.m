% Matrix exponentials to the last digit.
for n = [2 3 5]
  A = reshape(sin((1:n*n) * 1.3), n, n) + eye(n);
  printf(' %.17g', expm(A)); printf("\n");
end
printf(' %.17g', expm(magic(3))); printf("\n");
printf(' %.17g', expm([0 1; -1 0] * pi)); printf("\n");
format long
expm([1 2; 3 4])
