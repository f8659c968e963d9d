try
  [br, ar] = residue ([-5i; 12; 5i; 12]/54, [3i; 3i; -3i; -3i], [])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1 2]', [-1 -2]', [])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1; 2; 3], [-1; -1; -2], 1)
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1+1e-18i; 1], [1i; -1i], [])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([7 3 2], [2 1 1], [1 0])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1 -1], [1 1+1e-5], [])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1+i; 1-i], [2+i; 2-i], [])
catch e__
  disp (e__.message)
end
try
  [br, ar] = residue ([1+i; 1-2i], [2+i; 2-i], [])
catch e__
  disp (e__.message)
end
try
  y = sin (0:10); y(6) = NaN; spline (0:10, y, [0 1 4 5 6 7.5])
catch e__
  disp (e__.message)
end
try
  y = [sin(0:10); cos(0:10)]; y(1, 6) = NaN; spline (0:10, y, [0 4.5])
catch e__
  disp (e__.message)
end
try
  y = sin (0:10); y([1 11]) = NaN; spline (0:10, y, [0 4.5])
catch e__
  disp (e__.message)
end
try
  pchip ([0 1 2 3], [1 NaN 3 4], 1.5)
catch e__
  disp (e__.message)
end
try
  y = [sin(0:10); cos(0:10)]; y(1, 6) = NaN; printf ("%.10f ", spline (0:10, y, [1.5 4.5 5.2]))
catch e__
  disp (e__.message)
end
