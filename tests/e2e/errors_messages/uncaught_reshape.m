x = reshape(1:6, 2, 3)
y = reshape(1:6, 4, 2)
