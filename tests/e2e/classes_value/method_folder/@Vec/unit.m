function o = unit (k)
  v = [0 0 0];
  v(k) = 1;
  o = Vec (v);
end
