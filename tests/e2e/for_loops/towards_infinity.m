% Loops without an end of their own
1;
function count (limit)
  for k = 1:limit
    if k > 3, break; end
  end
  disp (k)
  for k = 5:-2:-limit
    if k < 0, break; end
  end
  disp (k)
end
for k = 1:Inf, if k > 3, break, end, end, k
for k = 1:-Inf, disp (k), end, k
for k = 5:-2:-Inf, if k < 0, break, end, end, k
for k = 0:0.5:inf, if k > 1, break, end, end, k
count (Inf)
