% Subscripts near to an integer: what an error's text shows of them.
1;
function part (r, q)
  try, r(q), catch e, disp (e.message); end
  try, r(1, q), catch e, disp (e.message); end
  try, r(q) = 1; catch e, disp (e.message); end
  try, r(q) = []; catch e, disp (e.message); end
  try, c = {1, 2}; c{q}, catch e, disp (e.message); end
end
r = [1 2 3];
for q = [1e-20, 1e-16, 2.2e-16, 5e-16, 1e-15, 1e-14, 1e-13, 1e-12, 1e-10, 1e-5, 1e-4, 0.25]
  part (r, q);
  part (r, -q);
  part (r, 1 + q);
  part (r, single (q));
end
try, r(1e-20), catch e, disp (e.message); end
try, r(1e-15), catch e, disp (e.message); end
