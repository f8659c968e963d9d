try, t1(end) = 1; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t2(end + 1) = 1; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t3 += 1; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t4(2) += 1; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t5.a += 1; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t6++; catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t7(end), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, t8{end}, catch err, printf('[%s] %s\n', err.identifier, err.message); end
a = [1 2 3];
try, a(NaN), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, a(Inf), catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, a(-Inf), catch err, printf('[%s] %s\n', err.identifier, err.message); end
sum(ones(2, 3), Inf), size(a, 1e10), rot90(a, 4)
N = ones(2, 3, 2);
try, N \ 2, catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, 2 / N, catch err, printf('[%s] %s\n', err.identifier, err.message); end
try, N / [1 2], catch err, printf('[%s] %s\n', err.identifier, err.message); end
puts("text\n")
fputs(stdout, "more\n")
x = puts("last\n")
