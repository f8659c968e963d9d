prices = [19.99 5.49 0.99]; qty = [1 3 10]; sub = prices .* qty
total = sum(sub), tax = round(total * 0.19 * 100) / 100, grand = total + tax
fprintf('%-8s %8.2f\n', 'total', grand); fprintf('%6.2f x %2d = %7.2f\n', [prices; qty; sub]);
cents = round(grand * 100), euros = floor(cents / 100), rest = mod(cents, 100), floor(2.7), ceil(2.1), round(-2.5), fix(-2.7), round(3.14159 * 1000) / 1000, sum(0.1 * ones(1, 3)) == 0.3, disp(0.1 + 0.2), fprintf('%.20f\n', 0.1); share = round(100 / 3 * 100) / 100; share * 3
