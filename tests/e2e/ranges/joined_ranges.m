% A range that meets other values stays one: its display tells. Some ways make values of another class.
1;
function way1(c)
  if c, x = (5:-1.5:0); else, x = [1.5 2]; end
  x
end
function way2(c)
  if c, x = (5:-1.5:0); else, x = 0; end
  x
end
function way3(c)
  x = 0;
  if c
   for k = 1:3, x = k * 1.5; if c > 2, continue; end, x = (5:-1.5:0); end
  end
  x
end
function way4(c)
  x = 0;
  for k = 1:3, x = (5:-1.5:0); end
  if c > 2, x = [1.5 2]; end
  x
end
function way5(c)
  for k = 1:3
    if k == c, x = ismember(k, [1 2]), else x = (5:-1.5:0); end
    x
  end
  if c > 4, x = find([1 2 k]); end
  x
end
function way6(c)
  if c > 4, x = find([1 2 c]); else x = (5:-1.5:0); end
  if c > 5, x = true; else c = 8; end
  x
end
function way7(c)
  if c > 4, x = true; else x = 0:0.5:c; end
  x
end
function way8(c)
  if c > 4, x = c > 3; else x = c:-0.5:0; end
  if c > 3, x = x + 1; end
  x
end
function r = made(c), if c > 4, r = [1.5 2]; else r = c:-0.5:0; end, end
function way9(c)
  x = made(c)
  s.q = x; s
  c = {x}
end
for c = [3 6], way1(c), way2(c), way3(c), way4(c), way5(c), way6(c), way7(c), way8(c), way9(c), end
