for A = {[1 2;3 4], [4 1 0; 2 3 1; 0 1 2.5], [0 1;-1 0], [1 2 0;-2 1 0; 0 0 5], [2 1;0 3]}
  [v, d, w] = eig (A{1})
end
% pairs of singles, by each method
A = [1, 2; 2, 1]; B = [3, -2; -2, 3];
for k = 1:2
  for how = {{}, {"chol"}, {"qz"}}
    [v, d, w] = eig (A, B, how{1}{:}); class (v)
    disp (norm (A * v - B * v * d) < 1e-5), disp (norm (w' * A - d * w' * B) < 1e-5)
    disp (sort (double (diag (d)))')
  end
  A = single (A); B = [3, -2; 1, 3];
end
