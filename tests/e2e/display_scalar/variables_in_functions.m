1;
function show(x)
  x
  y = x * 2
  x = 'changed'
end
show(3)
show([1 2])
z = 5;
z
show(z);
z
