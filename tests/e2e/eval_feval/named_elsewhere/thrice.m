function y = thrice (x)
  f = str2func ("plus");
  y = f (apply_named ("twice", x), x);
end
