% an element that can't be added adds no field; one struct put at no place of a new array is there all the same
1;
function x = then_element ()
  a = struct ("f", num2cell ([1 2 3; 4 5 6]));
  try
    a(end+1).g = "x";
    a(2) = struct ("f", 3);
  catch e
    disp (e.message);
  end
  x = a(end);
end
function a = of_pages ()
  a = struct ("f", {});
  try
    a(:,:,2) = struct ("f", 3);
    a(end+1).g = "x";
  catch e
    disp (e.message);
  end
end
function a = in_loop (n)
  a = struct ("f", {1, 2; 3, 4});
  for k = 1:n
    try
      a(3+k).g.h = k;
    catch e
      disp (e.message);
    end
  end
end
function a = at_no_place (n)
  for k = 1:n
    a([]) = struct ("f", 3);
  end
end
then_element ()
of_pages ()
in_loop (2)
a = at_no_place (2)
b([]) = struct ("f", {{}})
c(:) = struct ("f", 3)
d([],3) = struct ("f", 3)
e(:,[]) = struct ("f", 3)
s.q(false (2, 2)) = struct ("f", 3)
t([]) = struct ("f", {})
u(2).x = 5; u(2).y(zeros (1, 0)) = struct ();
u(2)
v = "x";
try, v(2).x = 1; catch e, disp (e.message), end
try, w(:) = struct ("f", {3, 4}); catch e, disp (e.message), end
