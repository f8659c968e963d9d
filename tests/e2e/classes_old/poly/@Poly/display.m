function display (p)
  printf ('%s = Poly [%s]\n', inputname (1), num2str (p.c));
end
