x = 0.5; for k = 1:6, x = x * 10, end
y = 5; for k = 1:6, y = y / 10, end
