% Complex samples: outside of them, both parts are missing.
x = 1:3;
for method = {'linear', 'nearest', 'previous', 'next', 'pchip', 'spline'}
  y = interp1 (x, [1i 2 3+1i], [1.5 0.5 2 NaN], method{1})
  y = interp1 (x, [1i 2 3], [2 9], method{1})
  y = interp1 (x, [1i 2 3], [2 9], method{1}, 0)
  y = interp1 (x, [1i 2 3], [2 9], method{1}, 7+1i)
end
y = interp1 (x, [1 2 3], [0 1.5], 'linear', 7+1i)
y = interp1 (x', [1i 2 3; 1 2 3].', [0 2])
