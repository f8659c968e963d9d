function helper ()
  inside ();
  here = isempty (which ('inside'))
end
