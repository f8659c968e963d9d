1; % The sign of a zero counts; a sparse matrix has sparse angles.
function y = turned (x)
  y = angle (x);
end
x = -0;
angle (x), arg ([-0 1 NaN -2]), angle (single (-0)), turned (-0), turned (single ([-0 0]))
angle (complex (-0, 0)), angle (complex ([-0 1], [0 0])), angle (int8 (-3)), angle (true)
angle (sparse ([-1 0 2])), arg (sparse ([1i 0]))
