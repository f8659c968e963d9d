balance = 1000;
rate = 0.05;
fprintf('Year  Balance\n');
for year = 1:5
    interest = balance * rate;
    balance = balance + interest;
    fprintf('%4d  %8.2f\n', year, balance);
end
n = 0; b = 1000;
while b < 2000
    b = b * (1 + rate);
    n = n + 1;
end
fprintf('Doubled after %d years\n', n);
exact = log(2) / log(1 + rate)
ceil(exact) == n
history = 1000 * (1 + rate) .^ (0:5);
disp(history)
loan = 10000; pay = 0; m = 0; while loan > 0, loan = loan * 1.01 - 500; m++; end, m, loan
