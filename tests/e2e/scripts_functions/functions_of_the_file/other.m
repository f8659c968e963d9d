function c = other ()
  c = localfunctions ();
end
function y = one (x)
  y = x + 1;
end
function y = two (x)
  y = x * 2;
end
