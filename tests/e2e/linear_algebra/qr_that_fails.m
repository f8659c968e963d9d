% What qr has found by the time that the right-hand side doesn't fit is given back.
1;
function tried (a, b)
  try
    [c, r] = qr (a, b)
  catch e
    disp (e.message);
  end
  try
    [c, r, p] = qr (a, b, 0);
    disp (p);
  catch e
    disp (e.message);
  end
end
tried ([1, 2; 3, 4], [1; 2; 3]);
tried ([1, 2; 3, 4], [1; 2]);
tried ([1, 2, 3], [5, 6, 7; 1, 2, 3]);
tried ([1, 2; 3, 4], 5);
tried (2, 5);
