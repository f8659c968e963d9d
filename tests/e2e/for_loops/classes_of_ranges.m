% The loop variable has the class of the range, whichever of its parts is of an integer class.
1;
function loop (n, a)
  for k = a:n
    printf ("%s %g;", class (k), k / 2);
  end
  disp ("")
end
for k='a':'c', disp(k), end
for k=1:[], disp(k), end
loop (3, 1), loop (int32 (3), 1), loop (uint8 (2), 1), loop (single (2), 1), loop (3, int8 (2))
loop (2, single (1))
for k = int8(5):-2:1, disp(class(k)), disp(k), end
for k = 10:int8(-4):1, disp(k), end
m = containers.Map ({'a', 'b'}, [1 2]);
s = 0; for i = 1:m.Count, s += i * 0.5; end, s, class (s)
for x = 0:0.5:single(1), class(x), end
