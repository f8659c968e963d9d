% A string with few points.
U = finediff(1, 0.5, 2, 11, 11)
U = finediff(2.5, 1.5, 0.5, 101, 101);
fprintf('sum %.8g\n', sum(sum(U)));
fprintf('extremes %.8g %.8g\n', min(min(U)), max(max(U)));
