% Templates that are written out, for scalars of every class, and for what has no plain form
x = 3; y = 2.5; b = x > 2; n = int32(7);
disp(x); disp(y); disp(b); disp(n); disp('text'); disp(-0); disp(1e10); disp(single(2.25))
x, y, b, n
z = single(pi)
fprintf('%d %i|%5.2f|%-8g|%+e\n', x, y, y, y, y);
fprintf("%d\n", Inf); fprintf('%d %x %f\n', NaN, -Inf, NA);
fprintf('100%%\n'); fprintf(1, '%d%%\t%s\n', x, 'a%b'); printf("%x %o %X %u\n", 255, 8, 255, -1);
fprintf('%s\n', 'const'); fprintf('plain\n'); fprintf("\n");
fprintf('%d %d\n', x); fprintf('%d\n', x, y, 4); fprintf('%d\n'); fprintf('%s\n', 65); fprintf('%c', 66); fprintf("%5s|\n", 'ab');
fprintf('%d\n', b); fprintf('%d %f\n', n, n); fprintf("%d\n", 1e20); fprintf("%d\n", -2^63); fprintf('%i\n', intmax('int64'));
fprintf('%ld %hd\n', 3, 4); fprintf('%*d|\n', 5, 3); fprintf('%.3d|%05d|% d|%+d\n', 5, 42, 7, 8);
fprintf("%d\n", 'a'); fprintf("%g %G\n", 1e-10, 1e-10); fprintf('\x41\101\\\n');
format long; disp(pi); y, format +; disp(3), disp(-2), x, format hex; disp(1), x, b, format bank; disp(true), disp(n), disp(y)
