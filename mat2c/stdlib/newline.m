function c = newline ()
  % The character that ends a line.
  c = "\n";
end
