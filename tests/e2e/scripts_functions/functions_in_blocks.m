% Functions that a script defines inside its statements.
1;
try
  function o = a1 (x), o = x * 3; end
  a1 (2)
  feval ("a1", 2)
catch e, disp (e.message), end
if true
  function o = a2 (x), o = x * 4; end
end
a2 (5)
feval ("a2", 2)
h = @a2; h (3)
for k = 1:2
  function o = a3 (x)
    o = x * 5;
  end
  a3 (k)
end
exist ("a1"), exist ("a2")
cellfun ("a2", {1, 2})
s = "a3"; feval (s, 1)
if false
  function o = never (x), o = x; end
end
switch 2
  case 2
    function [a, b] = two (x)
      a = x; b = -x;
    end
end
[p, q] = two (4)
unwind_protect
  function shown (x), printf ("<%d>\n", x); end
  shown (1)
unwind_protect_cleanup
  function last (x), printf ("<<%d>>\n", x); end
  last (2)
end_unwind_protect
k = 0;
while k < 2
  k++;
  function y = next (x), y = x + 1; end
  disp (next (k))
end
do
  function y = before (x), y = x - 1; end
  k = before (k);
until k < 0
disp (k)
