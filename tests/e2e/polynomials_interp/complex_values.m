% Slopes that keep the shape are those of the real and of the imaginary part.
y = [1 3 4 5] + i * [1 2 5 3];
pchip (1:4, y, 2.5)
interp1 (1:4, y, [1.5 3.2], "pchip")
z = [1+2i 3-1i 4; 5 6i 2-2i];
for method = {"nearest", "linear", "pchip", "spline"}
  interp2 (z, [2.5, 2.9], [1.5; 1.9], method{1})
end
[b, a] = residue ([1; -1], [1; 2], []), [b, a] = residue (1+i, 2, [])
