s = single(0); for k = 1:10, s = s + single(0.1); end, s, s == 1, class(s)
x = single(linspace(0, 1, 5)), x .^ 2, sum(x), mean(x .^ 2), cumsum(x)(end)
a = single([1 2; 3 4]); b = [5 6; 7 8]; class(a * b), a * b, class(a \ [1; 2]), class(a'), a(1, 1) = 10; class(a)
fprintf('%.8f\n', single(pi)); fprintf('%g\n', single(1e-8)); sprintf('%d', single(3)), num2str(single(1.1)), disp(single(1.1)), double(single(1.1)) == 1.1
