% Driver of the Mandelbrot set, published size.
M = mandel(25600, 60);
fprintf('size %d x %d\n', size(M));
fprintf('sum %d\n', sum(M(:)));
fprintf('inside %d\n', sum(M(:) == 60));
