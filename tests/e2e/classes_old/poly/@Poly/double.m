function r = double (p)
  r = p.c;
end
