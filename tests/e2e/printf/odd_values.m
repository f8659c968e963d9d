fprintf('%d %i %g %f %e %x\n', NaN, Inf, -Inf, NaN, Inf, NaN);
fprintf('%5d|%-5d|%05d\n', NaN, Inf, -Inf);
fprintf('%s %s\n', NaN, Inf);
fprintf('%c\n', 200);
fprintf('%d\n', 1e300), fprintf('%i\n', -1e15), fprintf('%d\n', 0.5 + 0.5);
fprintf('%d %d\n', true, 'c'), fprintf('%f\n', uint8(200)), fprintf('%d\n', int64(9007199254740993)), fprintf('%u\n', uint64(18446744073709551615)), fprintf('%g\n', single(0.1)), fprintf('%.10f\n', single(0.1)), fprintf('%d\n', -0), fprintf('%g\n', -0), fprintf('%x\n', 255.5), fprintf('%o\n', 64), fprintf('%E\n', 0), fprintf('%5s|%-5s|\n', 'abcdefg', 'x')
