% "num2str", "string", "rng", "corr", "histcounts2": all digits of integers; seeds; two variables
%#dialect matlab
assert(strcmp(num2str(intmax('int64')), '9223372036854775807') && strcmp(num2str(intmin('int64')), '-9223372036854775808'))
assert(strcmp(num2str(intmax('uint64')), '18446744073709551615') && string(intmax('int64')) == "9223372036854775807")
assert(strcmp(strtrim(evalc('disp(intmax(''uint64''))')), '18446744073709551615'))
rng(5);
s = rng;
a = rand;
assert(s.Seed == 5 && strcmp(s.Type, 'twister'))
rng(s);
assert(rand == a)
rng('default');
s = rng;
assert(s.Seed == 0)
assert(abs(corr([1 2 3]', [1 2 4]') - 0.9820) < 1e-4)
[N, xe, ye] = histcounts2([1 2 2], [1 2 2.5], [0 1.5 3], [0 1.5 3]);
assert(isequal(N, [1 0; 0 2]) && isequal(xe, [0 1.5 3]) && isequal(ye, xe))
assert(isequal(histcounts2([1 2 3], [1 2 3], 'XBinEdges', [0 2 4], 'YBinEdges', [0 2 4]), [1 0; 0 2]))
assert(strcmp(strtrim(evalc('disp([0 1.5])')), '0    1.5000'))
disp("passed")
